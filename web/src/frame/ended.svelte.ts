/** Whether somebody looks at the table of a finished game, and not at its result. */

export const ended = $state({ looks: false });
