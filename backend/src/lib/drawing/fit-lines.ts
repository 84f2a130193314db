import type { Face } from './face';
import { textWidth } from './text-outline';

interface Box {
  width: number;
  lines: number;
  /** Sizes to try, largest first. */
  sizes: readonly number[];
}

/** A text broken into lines at one size. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** How a text is measured and broken at one size. */
interface Measure {
  fits: (line: string) => boolean;
  /** Parts of a word between which a line may end. */
  parts: (word: string) => string[];
}

const segmenter = new Intl.Segmenter();

function letters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A line may also end after a hyphen or a stroke within a word. */
const hyphenated = (word: string) => word.split(/(?<=[-–/])(?=.)/u);

/** Cuts what is too long for a line between two letters, with a hyphen. */
function cutLetters(part: string, fits: Measure['fits']): string[] {
  if (fits(part)) return [part];
  const cut: string[] = [];
  let line = '';
  for (const letter of letters(part)) {
    if (line !== '' && !fits(`${line}${letter}-`)) {
      cut.push(`${line}-`);
      line = '';
    }
    line += letter;
  }
  return [...cut, line];
}

function broken(text: string, { fits, parts }: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const [index, part] of parts(word).entries()) {
      const longer = lines.length === 0 ? part : `${lines.at(-1)}${index === 0 ? ' ' : ''}${part}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
  }
  return lines;
}

/** Ends a line with an ellipsis: after a whole word, or within the only one. */
function shortened(line: string, fits: Measure['fits']): string {
  // The hyphen of a word that goes on gives way to the ellipsis.
  const open = line.endsWith('-') ? `${line.slice(0, -1)}…` : `${line} …`;
  const words = line.split(' ');
  const tried = words.map((_, index) => `${words.slice(0, words.length - index).join(' ')} …`).slice(1);
  const whole = [open, ...tried].map((text) => text.replace(/[\s·,;]+…$/u, ' …')).find(fits);
  if (whole !== undefined) return whole;
  const kept = letters(words[0] ?? '');
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept.pop();
  return `${kept.join('')}…`;
}

/**
 * Breaks a text into the lines of a box at the largest size that fits: between words and after hyphens, and only when no
 * size does, within a word. What is still too long ends with an ellipsis. No line is ever wider than the box.
 */
export function fitLines(face: Face, text: string, { width, lines: most, sizes }: Box): FittedText {
  const fitsAt = (size: number) => (line: string) => textWidth(face, line, size) <= width;
  for (const size of sizes) {
    const fits = fitsAt(size);
    const lines = broken(text, { fits, parts: hyphenated });
    if (lines.length <= most && lines.every(fits)) return { size, lines };
  }
  const withCuts = (size: number) => {
    const fits = fitsAt(size);
    return broken(text, {
      fits,
      parts: (word) => hyphenated(word).flatMap((part) => cutLetters(part, fits)),
    });
  };
  for (const size of sizes) {
    const lines = withCuts(size);
    if (lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = withCuts(size).slice(0, most);
  const last = lines.pop() ?? '';
  return { size, lines: [...lines, shortened(last, fitsAt(size))] };
}
