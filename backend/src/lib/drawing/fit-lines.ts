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

function broken(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(face: Face, line: string, size: number, width: number): string {
  const words = line.split(' ');
  while (words.length > 1 && textWidth(face, `${words.join(' ')} …`, size) > width) words.pop();
  return `${words.join(' ')} …`;
}

/** Breaks a text into the lines of a box at the largest size that fits; ends it with an ellipsis if none does. */
export function fitLines(face: Face, text: string, { width, lines: most, sizes }: Box): FittedText {
  for (const size of sizes) {
    const lines = broken(face, text, size, width);
    if (lines.length <= most && lines.every((line) => textWidth(face, line, size) <= width)) {
      return { size, lines };
    }
  }
  const size = sizes.at(-1) ?? 16;
  const lines = broken(face, text, size, width).slice(0, most);
  const last = lines.at(-1);
  if (last !== undefined) lines[lines.length - 1] = shortened(face, last, size, width);
  return { size, lines };
}
