import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How a text looks: the display face for names and numbers, the text face for the rest. */
export type Face = 'display' | 'text' | 'strong';

const FILES: Readonly<Record<Face, { family: 'archivo' | 'inter'; weight: number }>> = {
  display: { family: 'archivo', weight: 700 },
  text: { family: 'inter', weight: 400 },
  strong: { family: 'inter', weight: 700 },
};

/** Alphabets in the order they are tried; Archivo has the first two, other letters come from Inter. */
export const ALPHABETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;

type Alphabet = (typeof ALPHABETS)[number];

/** One font file: letters of one alphabet in one face. */
interface FontFile {
  name: string;
  bytes: Buffer;
}

const modules = createRequire(import.meta.url);

function readRanges(): Map<Alphabet, [from: number, to: number][]> {
  const stored = modules('@fontsource/inter/unicode.json') as Record<string, string>;
  return new Map(
    ALPHABETS.map((alphabet) => [
      alphabet,
      (stored[alphabet] ?? '').split(',').map((range): [number, number] => {
        const [from = '0', to = from] = range.trim().replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    ]),
  );
}

const RANGES = readRanges();

function findFile(face: Face, alphabet: Alphabet): string {
  const { family, weight } = FILES[face];
  const known = family === 'inter' || alphabet === 'latin' || alphabet === 'latin-ext' ? family : 'inter';
  return `@fontsource/${known}/files/${known}-${alphabet}-${weight}-normal.woff`;
}

const opened = new Map<string, Buffer>();

/** The font file for a face and an alphabet, read once. */
export function fontFile(face: Face, alphabet: Alphabet): FontFile {
  const name = findFile(face, alphabet);
  const bytes = opened.get(name) ?? readFileSync(modules.resolve(name));
  opened.set(name, bytes);
  return { name, bytes };
}

function findAlphabet(character: string): Alphabet | null {
  const code = character.codePointAt(0) ?? 0;
  const has = (alphabet: Alphabet) => RANGES.get(alphabet)?.some(([from, to]) => code >= from && code <= to);
  return ALPHABETS.find(has) ?? null;
}

/** Part of a text whose letters are all in one file. */
interface FontRun {
  alphabet: Alphabet;
  text: string;
}

/** A text in parts by alphabet; letters of no alphabet we have become a question mark. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text.normalize('NFC')) {
    const alphabet = findAlphabet(character);
    const last = runs.at(-1);
    if (last && (alphabet === last.alphabet || (alphabet !== null && character === ' '))) {
      last.text += character;
    } else runs.push({ alphabet: alphabet ?? 'latin', text: alphabet === null ? '?' : character });
  }
  return runs;
}
