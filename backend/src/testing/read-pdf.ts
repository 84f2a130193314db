import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { PaperLine } from '@skora/scripts-lib/find-overlaps';

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

/** What a PDF says. */
interface PdfContent {
  totalPages: number;
  /** All of its text, each gap as one space. */
  text: string;
  info: Record<string, unknown>;
  /** Of the first page. */
  lines: PaperLine[];
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
