import { cvTitle, formatDay, type CvView } from '@skora/domain';
import { createHash } from 'node:crypto';
import { Column } from './column';
import { fillNumbers, fillWords } from './cv-pdf-columns';
import { writeHead } from './cv-pdf-head';
import { INK, PAPER, Paper } from './paper';

interface CvPdfInput {
  view: CvView;
  /** The share address, also in the QR code. */
  address: string;
  /** The player's picture as a square JPEG; null without one. */
  photo: Buffer | null;
  now: Date;
  /** Short name of what the page says; by default it is made of the view. */
  version?: string;
}

type Fill = (column: Column, view: CvView) => void;
type Place = ConstructorParameters<typeof Column>[1];

const GAP = 22;
/** Sizes to try, largest first: a short CV fills the sheet as well. */
const SCALES = [1.35, 1.25, 1.15, 1.08, 1, 0.93, 0.86];
const MAX_AIR = 16;
const FOOT = { size: 7.5, line: 9.5 } as const;

/** Short name of what the page says, so that two prints can be told apart. */
export function describeVersion(view: CvView): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 8);
}

function writeFoot(paper: Paper, input: CvPdfInput, cut: boolean): void {
  const { view, address, now, version = describeVersion(view) } = input;
  const { margin, width, height } = PAPER;
  const foot = {
    face: 'text',
    size: FOOT.size,
    x: margin,
    width: width - 2 * margin,
    color: INK.grey,
  } as const;
  const more = cut ? 'There is more on the page behind the code. ' : '';
  const changed = view.updated ? `Last change on ${formatDay(new Date(view.updated.on))}. ` : '';
  const text = `${more}${changed}Generated on ${formatDay(now)}, version ${version}. If the player ends the link, the code stops working.`;
  const last = height - margin - FOOT.line;
  const y = last - paper.measure(text, foot) - 2;
  paper.ornament((doc) =>
    doc
      .moveTo(margin, y - 5)
      .lineTo(width - margin, y - 5)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke(),
  );
  paper.write('P', [{ ...foot, text, y }]);
  paper.write('Link', [{ ...foot, text: address, y: last, color: INK.text, link: address }]);
}

/** Columns that have something to say, side by side over the whole width. */
function placeFills(
  fills: readonly Fill[],
  y: number,
): { fill: Fill; place: Omit<Place, 'scale' | 'air'> }[] {
  const { margin, width, height } = PAPER;
  const each = (width - 2 * margin - GAP * (fills.length - 1)) / Math.max(1, fills.length);
  const bottom = height - margin - 3 * FOOT.line - 12;
  return fills.map((fill, index) => ({
    fill,
    place: { x: margin + index * (each + GAP), y, width: each, bottom },
  }));
}

/** Fills the columns at the largest size at which all fits. @returns whether something was left out */
function fillColumns(paper: Paper, view: CvView, y: number): boolean {
  const measured = (fill: Fill, place: Omit<Place, 'scale' | 'air'>, scale: number) => {
    const column = new Column(paper, { ...place, scale, air: 0 }, false);
    fill(column, view);
    return column;
  };
  const says = (fill: Fill) =>
    measured(fill, { x: 0, y: 0, width: 240, bottom: PAPER.height }, 1).rest.sections > 0;
  const places = placeFills([fillNumbers, fillWords].filter(says), y);
  const fits = (scale: number) => places.every(({ fill, place }) => !measured(fill, place, scale).cut);
  const scale = SCALES.find(fits) ?? SCALES.at(-1) ?? 1;
  const columns = places.map(({ fill, place }) => {
    const { room, sections } = measured(fill, place, scale).rest;
    const air = sections > 1 ? Math.min(MAX_AIR, Math.max(0, room / (sections - 1))) : 0;
    const column = new Column(paper, { ...place, scale, air }, true);
    fill(column, view);
    return column;
  });
  return columns.some(({ cut }) => cut);
}

/** A CV as one A4 page with real text, tags and the code of its address. */
export function cvPdf(input: CvPdfInput): Promise<Buffer> {
  const { view, now } = input;
  const paper = new Paper(`${cvTitle(view)}: football CV`, now);
  const y = writeHead(paper, input);
  writeFoot(paper, input, fillColumns(paper, view, y));
  return paper.finish();
}
