/** A piece of a line where it stands on a page of a PDF: points from the bottom left, `y` of the baseline. */
export interface PaperLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pairs of lines that run through each other: by capitals and small letters, not by what hangs below the baseline. */
export function findOverlaps(lines: readonly PaperLine[]): [string, string][] {
  const meet = (one: PaperLine, other: PaperLine) =>
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height * 0.7 &&
    other.y < one.y + one.height * 0.7;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .flatMap((other): [string, string][] => (meet(one, other) ? [[one.text, other.text]] : [])),
  );
}
