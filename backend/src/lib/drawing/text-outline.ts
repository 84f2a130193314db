import type { Font } from 'fontkit';
import type { Face } from './face';

interface Run {
  font: Font;
  text: string;
}

function fontFor(face: Face, character: string): Font {
  const known = face.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? face[0];
  if (!known) throw new Error('A face needs a font.');
  return known;
}

function splitRuns(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontFor(face, character);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** A text without what no font of a face can draw: pictograms, and alphabets we have no letters of. */
export function drawableText(face: Face, text: string): string {
  const known = (character: string) =>
    face.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...text.normalize('NFC')].filter(known).join('').replace(/\s+/g, ' ').trim();
}

/** Width of a text in pixels. */
export function textWidth(face: Face, text: string, size: number): number {
  return splitRuns(face, text).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** The outline of a text as SVG, so that drawing it needs no font. @param y baseline, in pixels */
export function textOutline(face: Face, text: string, size: number, x: number, y: number): string {
  let left = x;
  return splitRuns(face, text)
    .map(({ font, text: part }) => {
      const scale = size / font.unitsPerEm;
      const run = font.layout(part);
      let advance = 0;
      const glyphs = run.glyphs.map((glyph, index) => {
        const position = run.positions[index];
        const path = glyph.path.toSVG();
        const moved = `<path transform="translate(${advance + (position?.xOffset ?? 0)} 0)" d="${path}"/>`;
        advance += position?.xAdvance ?? 0;
        return path === '' ? '' : moved;
      });
      const group = `<g transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
      left += advance * scale;
      return group;
    })
    .join('');
}
