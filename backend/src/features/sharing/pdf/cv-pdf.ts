import {
  cvSummary,
  cvTitle,
  formatDay,
  POSITION_NAMES,
  updatedSentence,
  verificationSentence,
  type CvNumber,
  type CvView,
  errorText,
  percentileText,
  type ComparedTests,
} from '@skora/domain';
import { createHash } from 'node:crypto';
import { encode } from 'uqr';
import { Column } from './column';
import { MM, PAPER, Paper } from './paper';

/** The places of a player's tests as sentences, each with its source; none when nothing is compared or all is hidden. */
function comparisonLines(compared: ComparedTests | null): string[] {
  if (!compared) return [];
  const { standings, tooFew } = compared;
  const places = standings.map((standing) => {
    const { label, percentile, source } = standing;
    return `${label}: ${percentileText(percentile)}, ${errorText(standing)}. ${source}.`;
  });
  const rest = tooFew.length > 0 ? `Not enough data: ${tooFew.join(', ')}.` : '';
  return [...places, rest].filter(Boolean);
}

interface CvPdfInput {
  view: CvView;
  /** The share address, also in the QR code. */
  address: string;
  now: Date;
}

/** Large enough for a phone held over paper; 20 mm is the least. */
const CODE = 25 * MM;
const GREY = '#4a4a4a';
/** The accent of the site, dark enough for paper. */
const ACCENT = '#d4541a';
const MAX_NUMBERS = 9;
const MAX_STATEMENT = 220;

/** Short name of what the page says, so that two prints can be told apart. */
export function describeVersion(view: CvView): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 8);
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
}

function listFacts({ header, languages }: CvView): string {
  const { otherPositions, foot, weakFoot, heightCm, nationalities, place, shirtNumber } = header;
  const also = otherPositions.map((code) => POSITION_NAMES[code]).join(', ');
  const facts = [
    also && `also ${also}`,
    foot && `${foot.toLowerCase()} foot${weakFoot === null ? '' : `, other foot ${weakFoot} of 5`}`,
    heightCm === null ? '' : `${heightCm} cm`,
    shirtNumber === null ? '' : `shirt ${shirtNumber}`,
    nationalities?.join(', ') ?? '',
    place ? `plays in ${place}` : '',
    languages && languages.length > 0 ? `speaks ${languages.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return facts.charAt(0).toUpperCase() + facts.slice(1);
}

/** The brand's mark at the edge of the page: a corner of the pitch. */
function drawCorner(paper: Paper): void {
  const edge = PAPER.margin - 14;
  paper.ornament((doc) => {
    doc.lineWidth(2.5).strokeColor(ACCENT);
    doc
      .moveTo(edge, edge + 34)
      .lineTo(edge, edge)
      .lineTo(edge + 34, edge)
      .stroke();
    doc.path(`M${edge} ${edge + 12} A12 12 0 0 0 ${edge + 12} ${edge}`).stroke();
  });
}

function writeHead(paper: Paper, { view, address }: CvPdfInput): number {
  const { margin, width } = PAPER;
  const inner = width - 2 * margin - CODE - 14;
  let y = margin;
  y +=
    paper.text('H1', cvTitle(view), { face: 'display', size: 25, x: margin, y, width: inner, height: 62 }) +
    2;
  y +=
    paper.text('P', cvSummary(view), { face: 'strong', size: 10, x: margin, y, width: inner, height: 28 }) +
    3;
  y +=
    paper.text('P', listFacts(view), {
      face: 'text',
      size: 8.5,
      x: margin,
      y,
      width: inner,
      height: 36,
      color: GREY,
    }) + 3;
  const { availability, header } = view;
  const status = [availability?.state, availability?.agent, header.contactEmail].filter(Boolean).join(' · ');
  if (status)
    y += paper.text('P', status, { face: 'strong', size: 8.5, x: margin, y, width: inner, height: 24 }) + 3;
  drawCode(paper, address, width - margin - CODE, margin);
  return Math.max(y, margin + CODE + 4);
}

function numberLine(column: Column, number: CvNumber): boolean {
  const { label, value, unit, note, source } = number;
  const trust = source.confirmedBy || 'Self-reported';
  return column.number(
    label,
    `${value} ${unit}`.trim(),
    [note, source.text, trust].filter(Boolean).join(' · '),
  );
}

function fillLeft(column: Column, { season, tests, comparison }: CvView): void {
  if (season && season.matches > 0 && column.heading('Matches, last twelve months')) {
    column.cut ||= season.numbers.length > MAX_NUMBERS;
    season.numbers.slice(0, MAX_NUMBERS).every((number) => numberLine(column, number));
  }
  if (tests && tests.length > 0 && column.heading('Tests')) {
    column.cut ||= tests.length > MAX_NUMBERS;
    tests.slice(0, MAX_NUMBERS).every((number) => numberLine(column, number));
    const places = comparisonLines(comparison);
    if (places.length > 0 && column.heading('Tests among SKORA players, percentiles')) {
      places.every((line) => column.write(line, 'text', 7));
    }
  }
}

function fillRight(column: Column, view: CvView): void {
  const { bio, career, honours, education, references, clips } = view;
  if (bio && column.heading('In the player’s words')) column.write(bio, 'text', 8.5, 70);
  if (career && career.length > 0 && column.heading('Career')) {
    career.every(({ period, club, detail, appearances, goals }) => {
      const counts = [
        appearances === null ? '' : `${appearances} ${appearances === 1 ? 'appearance' : 'appearances'}`,
        goals === null ? '' : `${goals} goals`,
      ];
      return column.entry(period, club, [detail, ...counts].filter(Boolean).join(' · '));
    });
  }
  if (honours && honours.length > 0 && column.heading('Honours')) {
    honours.every(({ year, title, detail }) => column.entry(String(year), title, detail));
  }
  if (education && education.length > 0 && column.heading('Education')) {
    education.every(({ period, school, detail }) => column.entry(period, school, detail));
  }
  if (references && references.length > 0 && column.heading('References, as the player tells them')) {
    references.every(({ name, detail, statement, contact }) => {
      const said = statement.length > MAX_STATEMENT ? `${statement.slice(0, MAX_STATEMENT)}…` : statement;
      const who = [name, detail, contact].filter(Boolean).join(', ');
      return column.write(`“${said.replace(/\s+/g, ' ')}”`) && column.write(who, 'strong', 8);
    });
  }
  if (clips && clips.length > 0 && column.heading('Clips')) {
    column.write(`${clips.length} ${clips.length === 1 ? 'clip' : 'clips'} on the page behind the code.`);
  }
}

function writeFoot(paper: Paper, { view, address, now }: CvPdfInput, cut: boolean): void {
  const { margin, width, height } = PAPER;
  const inner = width - 2 * margin;
  const foot = { face: 'text', size: 7, x: margin, width: inner, color: GREY } as const;
  const more = cut ? 'There is more on the page behind the code. ' : '';
  const about = `${more}${updatedSentence(view)}. Generated on ${formatDay(now)}, version ${describeVersion(view)}. If the player ends the link, the code stops working.`;
  paper.text('P', about, { ...foot, y: height - margin - 20, height: 18 });
  paper.text('P', address, { ...foot, y: height - margin - 8, height: 9, color: '#111111' });
}

/** A CV as one A4 page with real text, tags and the code of its address. */
export function cvPdf(input: CvPdfInput): Promise<Buffer> {
  const { view, now } = input;
  const { margin, width, height } = PAPER;
  const paper = new Paper(`${cvTitle(view)}: football CV`, now);
  drawCorner(paper);
  const top = writeHead(paper, input);
  const inner = width - 2 * margin;
  const line = { face: 'strong', size: 8.5, width: inner, height: 24 } as const;
  const tested = view.verification.lastTested ? ` Last tested ${view.verification.lastTested}.` : '';
  const verified = `${verificationSentence(view)}${tested}`;
  const y = top + 4 + paper.text('P', verified, { ...line, x: margin, y: top + 4 });
  const gap = 20;
  const half = (inner - gap) / 2;
  const bottom = height - margin - 28;
  const left = new Column(paper, { x: margin, y, width: half, bottom });
  const right = new Column(paper, { x: margin + half + gap, y, width: half, bottom });
  fillLeft(left, view);
  fillRight(right, view);
  writeFoot(paper, input, left.cut || right.cut);
  return paper.finish();
}
