import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const READER = `
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { buffer } from 'node:stream/consumers';
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { totalPages, text } = await extractText(pdf, { mergePages: true });
const { info } = await getMeta(pdf);
const page = await pdf.getPage(1);
const { items } = await page.getTextContent();
const lines = items
  .filter(({ str }) => str.trim() !== '')
  .map(({ str, transform, width, height }) => ({ text: str, x: transform[4], y: transform[5], width, height }));
console.log(JSON.stringify({ totalPages, text, info, lines }));
`;

/** A piece of a line where it stands on the first page: points from the bottom left, `y` of the baseline. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a PDF says. */
interface PdfContent {
  totalPages: number;
  /** All of its text, each gap as one space. */
  text: string;
  info: Record<string, unknown>;
  lines: PdfLine[];
}

/** Reads a PDF in a process of its own: the reader is loaded in a way that tests do not allow. */
export function readPdf(file: Buffer): PdfContent {
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', READER], {
    input: file,
    cwd: dirname(__filename),
    encoding: 'utf8',
  });
  const content = JSON.parse(answer) as PdfContent;
  return { ...content, text: content.text.replace(/\s+/g, ' ') };
}

/** Pairs of lines that run through each other: capitals and small letters, not what hangs below the baseline. */
export function findOverlaps(lines: readonly PdfLine[]): [string, string][] {
  const meet = (one: PdfLine, other: PdfLine) =>
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
