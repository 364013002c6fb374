/** Numbers in texts. */

import { FluentNumber } from '@fluent/bundle';

/** A number that is written with digits alone, in every language. */
export class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
