import PDFDocument from 'pdfkit';
import { fontFile, fontRuns, type Face } from '../../../lib/drawing/faces';
import { openFace } from '../../../lib/drawing/open-face';
import { drawableText } from '../../../lib/drawing/text-outline';

/** Points of a millimetre. */
export const MM = 72 / 25.4;
/** A4 portrait, in points. */
export const PAPER = { width: 210 * MM, height: 297 * MM, margin: 14 * MM } as const;
/** Colours on paper: text, what explains it, rules, and the accent of the site dark enough for paper. */
export const INK = { text: '#111111', grey: '#4a4a4a', line: '#b4b4b4', accent: '#c2410c' } as const;

/** How a text looks, and how wide it may be. */
export interface TextLook {
  face: Face;
  size: number;
  width: number;
  color?: string;
  align?: 'left' | 'right';
  /** Cuts the text at so many points, with an ellipsis. */
  height?: number;
  /** Where the text leads. */
  link?: string;
}

/** A text with its place on the page, in points from the top left. */
export interface PlacedText extends TextLook {
  text: string;
  x: number;
  y: number;
}

type Tag = 'H1' | 'H2' | 'P' | 'Link';

/** A text without what no font of ours has, line by line. */
export function printableText(face: Face, text: string): string {
  const lines = text.split('\n').map((line) => drawableText(openFace(face), line));
  return lines.join('\n').trim();
}

/** One tagged A4 page with real text. */
export class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #names = new Set<string>();

  constructor(title: string, createdAt: Date) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      // The types do not know it yet.
      subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: {
        Title: title,
        Creator: 'SKORA',
        Producer: 'SKORA',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  #font(face: Face, alphabet: Parameters<typeof fontFile>[1], size: number): PDFKit.PDFDocument {
    const { name, bytes } = fontFile(face, alphabet);
    if (!this.#names.has(name)) this.#doc.registerFont(name, bytes);
    this.#names.add(name);
    return this.#doc.font(name).fontSize(size);
  }

  /** Height a text takes. */
  measure(said: string, { face, size, width, height }: TextLook): number {
    const text = printableText(face, said);
    if (text === '') return 0;
    const taken = this.#font(face, 'latin', size).heightOfString(text, { width });
    return Math.min(taken, height ?? taken);
  }

  #draw({ text, x, y, face, size, width, color = INK.text, align = 'left', height, link }: PlacedText): void {
    const runs = fontRuns(text);
    this.#doc.fillColor(color);
    runs.forEach(({ alphabet, text: part }, index) => {
      const options = {
        width,
        align,
        continued: index < runs.length - 1,
        ...(height !== undefined && { height, ellipsis: true }),
        ...(link !== undefined && { link }),
      };
      const pen = this.#font(face, alphabet, size);
      if (index === 0) pen.text(part, x, y, options);
      else pen.text(part, options);
    });
  }

  /** Writes texts that are read as one: a label with its value, say. */
  write(tag: Tag, texts: readonly PlacedText[]): void {
    const draws = texts
      .map((one) => ({ ...one, text: printableText(one.face, one.text) }))
      .filter(({ text }) => text !== '')
      .map((one) => () => this.#draw(one));
    if (draws.length > 0) this.#root.add(this.#doc.struct(tag, {}, draws));
  }

  /** Draws something that needs no words. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Draws a picture with its meaning in words. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#root.add(this.#doc.struct('Figure', { alt }, () => draw(this.#doc)));
  }

  /** The finished file. */
  finish(): Promise<Buffer> {
    this.#root.end();
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      this.#doc.on('data', (part: Buffer) => parts.push(part));
      this.#doc.on('end', () => resolve(Buffer.concat(parts)));
      this.#doc.on('error', reject);
      this.#doc.end();
    });
  }
}
