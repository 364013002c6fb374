/** What is open beside the board. */

export type Tab = 'log' | 'chat' | 'rules';

class Opened {
  tab = $state<Tab>('log');
  /** On a phone the tabs are a drawer, closed until asked for. */
  drawer = $state(false);
  /** The list of answers that the board offers too. */
  list = $state(false);
  /** The paragraph to show in the rules. */
  paragraph = $state('');

  /** The aid: what a turn is, what things cost, what scores. */
  aid = $state(false);

  show(tab: Tab): void {
    this.drawer = !(this.drawer && this.tab === tab);
    this.tab = tab;
  }

  glance(): void {
    this.aid = !this.aid;
    this.drawer = false;
  }

  rule(paragraph: string): void {
    this.paragraph = paragraph;
    this.tab = 'rules';
    this.drawer = true;
  }
}

export const opened = new Opened();
