import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 5000;

/** Takes the cursor to the upper left and clears what is below. */
const REDRAW = '\u001b[H\u001b[J';

/** Where the table is shown. */
export interface Screen {
  print: (text: string) => void;
  /** False for a file or a log: nothing is redrawn there. */
  isTerminal: boolean;
  /** @returns false when it is to end */
  pause: () => Promise<boolean>;
}

/** The screen of this process, until it is interrupted. */
export const ownScreen: Screen = {
  print: (text) => console.log(text),
  isTerminal: process.stdout.isTTY,
  pause: () => wait(PAUSE_MS, true),
};

/**
 * Shows a table again and again: redrawn on a terminal, elsewhere once for each change.
 * @param read makes the table; what it throws is shown instead, and it is asked again
 */
export async function watchStatus(
  read: () => Promise<string>,
  { print, isTerminal, pause }: Screen,
): Promise<void> {
  let last = '';
  do {
    const text = await read().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (isTerminal) print(`${REDRAW}${new Date().toISOString().slice(11, 19)} UTC\n\n${text}`);
    else if (text !== last) print(text);
    last = text;
  } while (await pause());
}
