import { INK, type Paper, type PlacedText, type TextLook } from './paper';

interface Place {
  x: number;
  y: number;
  width: number;
  /** Where the column ends. */
  bottom: number;
  /** Size of everything, 1 for 8.5 point text. */
  scale: number;
  /** Room between sections beyond the usual, in points. */
  air: number;
}

/** A text in a column; `x` from its left edge, `y` from the top of what it belongs to. */
type Part = Omit<TextLook, 'width' | 'height'> & {
  text: string;
  x?: number;
  y?: number;
  width?: number;
  lines?: number;
};

const LINE = 1.24;

/** A column that is filled from the top; what does not fit is left out whole. Without a paper to draw on it only measures. */
export class Column {
  readonly #measure: Paper;
  readonly #paper: Paper | null;
  readonly #place: Place;
  #y: number;
  #sections = 0;
  /** Whether something did not fit. */
  cut = false;

  /** @param draws false to find out only how high everything is */
  constructor(paper: Paper, place: Place, draws: boolean) {
    this.#measure = paper;
    this.#paper = draws ? paper : null;
    this.#place = place;
    this.#y = place.y;
  }

  /** Room that is left, and how many sections could take a share of it. */
  get rest(): { room: number; sections: number } {
    return { room: this.#place.bottom - this.#y, sections: this.#sections };
  }

  #placed({ text, x = 0, y = 0, width, lines, size, ...look }: Part): PlacedText {
    const { scale } = this.#place;
    return {
      ...look,
      text,
      size: size * scale,
      x: this.#place.x + x,
      y: this.#y + y,
      width: width ?? this.#place.width - x,
      ...(lines !== undefined && { height: lines * size * scale * LINE }),
    };
  }

  #measureHeight(part: Part): number {
    return (part.y ?? 0) + this.#measure.measure(part.text, this.#placed(part));
  }

  /** Writes texts that belong together, or nothing when they do not fit. @param below room below, in points */
  #block(parts: readonly Part[], below: number): boolean {
    const height = Math.max(...parts.map((part) => this.#measureHeight(part)));
    const fits = this.#y + height <= this.#place.bottom;
    if (!fits) this.cut = true;
    else {
      this.#paper?.write(
        'P',
        parts.map((part) => this.#placed(part)),
      );
      this.#y += height + below * this.#place.scale;
    }
    return fits;
  }

  /** A heading with at least two lines below it. */
  heading(text: string): boolean {
    const { x, width, bottom, scale, air } = this.#place;
    const y = this.#y + (this.#sections > 0 ? 7 * scale + air : 0);
    const size = 11 * scale;
    const title = { text, face: 'display', size, x, y: y + 6 * scale, width, color: INK.accent } as const;
    const below = title.y + this.#measure.measure(text, title) + 4 * scale;
    if (below + 24 * scale > bottom) {
      this.cut = true;
      return false;
    }
    this.#paper?.ornament((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .strokeColor(INK.text)
        .stroke(),
    );
    this.#paper?.write('H2', [title]);
    this.#sections += 1;
    this.#y = below;
    return true;
  }

  /** One text over the whole width. */
  write(text: string, face: Part['face'] = 'text', size = 8.5, lines = 8): boolean {
    return this.#block([{ text, face, size, lines, color: face === 'text' ? INK.grey : INK.text }], 3);
  }

  /** A number: label, value and, small below, where it comes from. */
  number(label: string, value: string, source: string): boolean {
    const { width, scale } = this.#place;
    return this.#block(
      [
        { text: label, face: 'text', size: 9, width: width * 0.62, lines: 1 },
        {
          text: value,
          face: 'display',
          size: 10.5,
          x: width * 0.55,
          y: -1 * scale,
          align: 'right',
          lines: 1,
        },
        { text: source, face: 'text', size: 7, y: 12.5 * scale, color: INK.grey, lines: 3 },
      ],
      4,
    );
  }

  /** Something with its time: title strong, detail below. */
  entry(when: string, title: string, detail: string): boolean {
    const { scale } = this.#place;
    const x = 94 * scale;
    const strong: Part = { text: title, face: 'strong', size: 9, x, lines: 2 };
    const y = this.#measureHeight(strong) + 1.5 * scale;
    return this.#block(
      [
        { text: when, face: 'text', size: 8, y: 0.8 * scale, width: x - 6, lines: 2, color: INK.grey },
        strong,
        { text: detail, face: 'text', size: 8.5, x, y, lines: 3, color: INK.grey },
      ],
      5,
    );
  }
}
