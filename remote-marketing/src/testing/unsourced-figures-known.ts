/** A figure that neither has a source nor is said to be ours before it, and may stay for now. */
interface KnownFigure {
  /** The line it stands in, inside `remote-marketing/src`. A test looks for it, so the exception ends with its line. */
  file: string;
  code: RegExp;
  /** The same words on the page, if they differ there. */
  shown?: RegExp;
  why: string;
}

const SAID_TOO_LATE =
  'The page says under “Where it comes from” that drills and minutes are our suggestion, but that is below the cards.';
const SET_UP = 'How a test is set up, or how often it is repeated. It says nothing about any player.';
const PHASES = 'features/path/program/phases.ts';
const POSITIONS = 'features/path/program/positions.ts';

export const KNOWN_FIGURES: readonly KnownFigure[] = [
  {
    file: 'features/path/step-card.tsx',
    code: /<dd>\{minutes\} minutes<\/dd>/,
    shown: /^\d+ minutes$/,
    why: SAID_TOO_LATE,
  },
  { file: PHASES, code: /\bWall passes from 4 m\b/, why: SAID_TOO_LATE },
  { file: PHASES, code: /\bWall passes in 30 seconds\b/, why: SET_UP },
  {
    file: PHASES,
    code: /\btwo out of three\b/i,
    why: 'A rule for goals of your own: how many of them to reach.',
  },
  { file: PHASES, code: /\bYo-Yo IR1 and 30 m sprint\b/, why: SET_UP },
  { file: PHASES, code: /\b30 m sprint twice a year\b/, why: SET_UP },
  { file: POSITIONS, code: /\bflat pass of 25 m\b/, why: SAID_TOO_LATE },
  { file: POSITIONS, code: /\boverlap over 40 m\b/, why: SAID_TOO_LATE },
];

/** The text of a definition (`dd`) without the known figures; every other figure in it still counts. */
export function leaveOutKnown(text: string): string {
  return KNOWN_FIGURES.reduce((rest, { code, shown = code }) => rest.replace(shown, ''), text);
}
