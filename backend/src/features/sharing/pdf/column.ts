import type { Face } from '../../../lib/drawing/faces';
import type { Paper } from './paper';

interface Place {
  x: number;
  y: number;
  width: number;
  /** Where the column ends. */
  bottom: number;
}

const INK = '#111111';
const GREY = '#4a4a4a';
const LINE = '#9a9a9a';

/** A column that is filled from the top; what does not fit is left out whole. */
export class Column {
  readonly #paper: Paper;
  readonly #place: Place;
  #y: number;
  /** Whether something did not fit. */
  cut = false;

  constructor(paper: Paper, place: Place) {
    this.#paper = paper;
    this.#place = place;
    this.#y = place.y;
  }

  get y(): number {
    return this.#y;
  }

  #fits(height: number): boolean {
    const fits = this.#y + height <= this.#place.bottom;
    if (!fits) this.cut = true;
    return fits;
  }

  /** A heading with at least one line below it. */
  heading(text: string): boolean {
    if (!this.#fits(48)) return false;
    const { x, width } = this.#place;
    const y = this.#y + 9;
    this.#paper.ornament((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke(),
    );
    this.#paper.text('H2', text, { face: 'display', size: 11, x, y: y + 5, width });
    this.#y = y + 21;
    return true;
  }

  /** One text over the whole width. @param most lines at most, in points */
  write(text: string, face: Face = 'text', size = 8.5, most = 60): boolean {
    const { x, width } = this.#place;
    const setting = { face, size, width, height: most };
    const height = this.#paper.measureHeight(text, setting);
    if (!this.#fits(height)) return false;
    this.#paper.text('P', text, { ...setting, x, y: this.#y, color: face === 'text' ? GREY : INK });
    this.#y += height + 2;
    return true;
  }

  /** A number: label, value and, small below, where it comes from. */
  number(label: string, value: string, source: string): boolean {
    const { x, width } = this.#place;
    const small = { face: 'text', size: 7, width, height: 18 } as const;
    const height = 12 + this.#paper.measureHeight(source, small);
    if (!this.#fits(height)) return false;
    const y = this.#y;
    this.#paper.text('P', label, { face: 'text', size: 8.5, x, y, width: width * 0.62, height: 11 });
    this.#paper.text('P', value, {
      face: 'display',
      size: 9.5,
      x: x + width * 0.6,
      y: y - 0.5,
      width: width * 0.4,
      align: 'right',
    });
    this.#paper.text('P', source, { ...small, x, y: y + 11, color: GREY });
    this.#y += height + 2.5;
    return true;
  }

  /** Something with its time: title strong, detail below. */
  entry(when: string, title: string, detail: string): boolean {
    const { x, width } = this.#place;
    const strong = { face: 'strong', size: 8.5, width: width - 84, height: 22 } as const;
    const plain = { face: 'text', size: 8, width: width - 84, height: 30 } as const;
    const titleHeight = this.#paper.measureHeight(title, strong);
    const height = titleHeight + (detail ? this.#paper.measureHeight(detail, plain) + 1 : 0);
    if (!this.#fits(height)) return false;
    const y = this.#y;
    this.#paper.text('P', when, {
      face: 'text',
      size: 7.5,
      x,
      y: y + 0.7,
      width: 80,
      height: 20,
      color: GREY,
    });
    this.#paper.text('P', title, { ...strong, x: x + 84, y });
    if (detail) this.#paper.text('P', detail, { ...plain, x: x + 84, y: y + titleHeight + 1, color: GREY });
    this.#y += height + 4;
    return true;
  }
}
