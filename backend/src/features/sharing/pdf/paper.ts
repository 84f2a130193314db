import PDFDocument from 'pdfkit';
import { fontFile, fontRuns, type Face } from '../../../lib/drawing/faces';

/** Points of a millimetre. */
export const MM = 72 / 25.4;
/** A4 portrait, in points. */
export const PAPER = { width: 210 * MM, height: 297 * MM, margin: 13 * MM } as const;

/** Where a text stands and how it looks. */
interface Setting {
  face: Face;
  size: number;
  x: number;
  y: number;
  width: number;
  color?: string;
  align?: 'left' | 'right';
  /** Cuts the text at so many points, with an ellipsis. */
  height?: number;
}

type Tag = 'H1' | 'H2' | 'P' | 'Figure';

/** One tagged A4 page with real text. Sizes are in points from the top left. */
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

  /** Height a text takes in this width. */
  measureHeight(
    text: string,
    { face, size, width, height }: Pick<Setting, 'face' | 'size' | 'width' | 'height'>,
  ): number {
    const taken = this.#font(face, 'latin', size).heightOfString(text || ' ', { width });
    return Math.min(taken, height ?? taken);
  }

  /** Writes a text. @returns the height it took */
  text(tag: Tag, text: string, setting: Setting): number {
    const { face, size, x, y, width, color = '#111111', align = 'left', height } = setting;
    const runs = fontRuns(text);
    const draw = () => {
      this.#doc.fillColor(color);
      runs.forEach(({ alphabet, text: part }, index) => {
        const options = {
          width,
          align,
          continued: index < runs.length - 1,
          ...(height !== undefined && { height, ellipsis: true }),
        };
        const pen = this.#font(face, alphabet, size);
        if (index === 0) pen.text(part, x, y, options);
        else pen.text(part, options);
      });
    };
    this.#root.add(this.#doc.struct(tag, {}, draw));
    return this.measureHeight(text, setting);
  }

  /** Draws something that needs no words. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Draws a picture with its meaning in words, as a link when it leads somewhere. */
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
