import { cvTitle, NAMELESS, POSITION_NAMES, verificationSentence, type CvView } from '@skora/domain';
import { encode } from 'uqr';
import { fitLines } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { INK, MM, PAPER, printableText, type Paper, type TextLook } from './paper';

/** Large enough for a phone held over paper; 20 mm is the least. */
const CODE = 25 * MM;
const PHOTO = 27 * MM;
const GAP = 14;
const INNER = PAPER.width - 2 * PAPER.margin;
const FACT_COLUMNS = 4;
/** Sizes of a fact, largest first: an address is not broken when a smaller one keeps it whole. */
const FACT_SIZES = [9, 8.5, 8, 7.5, 7];

interface HeadInput {
  view: CvView;
  /** The share address. */
  address: string;
  /** The player's picture as a square JPEG; null without one. */
  photo: Buffer | null;
}

function drawCode(paper: Paper, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const unit = CODE / size;
  paper.figure(`QR code that leads to ${address}`, (doc) => {
    data.forEach((row, line) =>
      row.forEach((dark, column) => {
        if (dark) doc.rect(x + column * unit, y + line * unit, unit, unit);
      }),
    );
    doc.fillColor('#000000').fill();
  });
  const look = { face: 'text', size: 7, width: CODE, color: INK.grey, align: 'left' } as const;
  paper.write('P', [{ ...look, text: 'Scan to open the CV', x: x + 4, y: y + CODE + 1 }]);
}

function drawPhoto(paper: Paper, photo: Buffer, name: string): void {
  const { margin } = PAPER;
  paper.figure(`Portrait of ${name}`, (doc) => {
    doc.save();
    doc.roundedRect(margin, margin, PHOTO, PHOTO, 6).clip();
    doc.image(photo, margin, margin, { width: PHOTO, height: PHOTO });
    doc.restore();
  });
}

/** What a recruiter looks for first; what is hidden or not given is not mentioned. */
function listFacts({ header, languages }: CvView): [label: string, value: string][] {
  const { otherPositions, foot, weakFoot, heightCm, nationalities, place, shirtNumber, contactEmail } =
    header;
  const facts: [string, string][] = [
    ['Preferred foot', foot && `${foot}${weakFoot === null ? '' : `, other ${weakFoot} of 5`}`],
    ['Height', heightCm === null ? '' : `${heightCm} cm`],
    ['Shirt number', shirtNumber === null ? '' : String(shirtNumber)],
    ['Also plays', otherPositions.map((code) => POSITION_NAMES[code]).join(', ')],
    ['Plays in', place ?? ''],
    ['Nationality', nationalities?.join(', ') ?? ''],
    ['Languages', languages?.join(', ') ?? ''],
    ['Contact', contactEmail ?? ''],
  ];
  return facts.filter(([, value]) => printableText('strong', value));
}

/** Two lines as large as they fit; three small ones for a name that needs them. */
function fitName(name: string, width: number) {
  const fit = (lines: number, sizes: number[]) =>
    fitLines(openFace('display'), name, { width, lines, sizes });
  const usual = fit(2, [30, 26, 22, 19]);
  return usual.lines.at(-1)?.endsWith('…') ? fit(3, [19, 16]) : usual;
}

function writeIdentity(paper: Paper, view: CvView, x: number, width: number): number {
  const { position, ageGroup, club } = view.header;
  const { availability } = view;
  let y: number = PAPER.margin;
  const { lines, size } = fitName(printableText('display', cvTitle(view)) || NAMELESS, width);
  paper.write(
    'H1',
    lines.map((text, index) => ({
      text,
      face: 'display' as const,
      size,
      x,
      y: y + index * size * 1.1,
      width: width + 20,
    })),
  );
  y += lines.length * size * 1.1 + 5;
  const lined = (text: string, look: Pick<TextLook, 'face' | 'size'> & { color?: string }, most: number) => {
    const set = { ...look, width, height: most };
    paper.write('P', [{ ...set, text, x, y }]);
    y += text ? paper.measure(text, set) + 2.5 : 0;
  };
  lined(
    [position ? POSITION_NAMES[position] : '', ageGroup].filter(Boolean).join(' · '),
    { face: 'strong', size: 11 },
    14,
  );
  lined(club ?? '', { face: 'text', size: 10.5 }, 28);
  const status = [availability?.state, availability?.agent].filter(Boolean).join(' · ');
  lined(status, { face: 'strong', size: 9, color: INK.accent }, 12);
  return y;
}

function writeFacts(paper: Paper, view: CvView, top: number): number {
  const facts = listFacts(view);
  const width = (INNER - GAP * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
  let y = top;
  for (let first = 0; first < facts.length; first += FACT_COLUMNS) {
    const row = facts.slice(first, first + FACT_COLUMNS).map(([label, value], index) => {
      const x = PAPER.margin + index * (width + GAP);
      const small = { text: label, face: 'text', size: 7.5, color: INK.grey, width, x, y } as const;
      const { size } = fitLines(openFace('strong'), value, { width, lines: 2, sizes: FACT_SIZES });
      return [
        small,
        { text: value, face: 'strong', size, width, x, y: y + 10, height: 24 } as const,
      ] as const;
    });
    for (const texts of row) paper.write('P', texts);
    y += 16 + Math.max(...row.map(([, value]) => paper.measure(value.text, value)));
  }
  return y;
}

/** Photo, name, facts, code and how much is confirmed. @returns where it ends, in points from the top */
export function writeHead(paper: Paper, { view, address, photo }: HeadInput): number {
  const { margin, width } = PAPER;
  const x = photo ? margin + PHOTO + GAP : margin;
  if (photo) drawPhoto(paper, photo, cvTitle(view));
  const named = writeIdentity(paper, view, x, width - margin - CODE - GAP - x);
  drawCode(paper, address, width - margin - CODE + 4, margin - 4);
  const below = writeFacts(paper, view, Math.max(named, margin + CODE + 8, photo ? margin + PHOTO : 0) + 10);
  const tested = view.verification.lastTested ? ` Last tested ${view.verification.lastTested}.` : '';
  const verified = {
    text: `${verificationSentence(view)}${tested}`,
    face: 'strong',
    size: 9,
    x: margin + 10,
    y: below + 4,
    width: INNER - 10,
    height: 24,
  } as const;
  const height = paper.measure(verified.text, verified);
  paper.ornament((doc) =>
    doc
      .rect(margin, below + 2, 2.5, height + 3)
      .fillColor(INK.accent)
      .fill(),
  );
  paper.write('P', [verified]);
  return below + height + 18;
}
