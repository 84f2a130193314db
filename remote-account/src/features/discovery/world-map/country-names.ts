import type { CountryShape } from './base-map';
import { scaleToZoom, type Viewport } from './viewport';

/** A name of about so many pixels per letter fits its country from here on. */
const LETTER_PX = 8;
const LINE_PX = 16;
const NAMES_FROM = 2;

/** A rectangle on the screen, in CSS pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

interface CountryName {
  id: string;
  name: string;
  x: number;
  y: number;
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function hasRoom({ name, room, box }: CountryShape, k: number): boolean {
  return room * k > name.length * LETTER_PX && (box[3] - box[1]) * k > 24;
}

/**
 * Names of the countries that have room for them, larger countries first; none lies on another or on what is taken.
 * @param taken where the marks are
 */
export function chooseNames(
  countries: readonly CountryShape[],
  { k, x, y, width, height }: Viewport,
  taken: readonly Box[],
): CountryName[] {
  if (scaleToZoom(k) < NAMES_FROM) return [];
  const occupied = [...taken];
  const bySize = countries.filter((country) => hasRoom(country, k)).sort((a, b) => b.room - a.room);
  return bySize.flatMap(({ id, name, label }) => {
    const at = { x: label[0] * k + x, y: label[1] * k + y };
    const half = (name.length * LETTER_PX) / 2;
    const box: Box = [at.x - half, at.y - LINE_PX, at.x + half, at.y + LINE_PX / 2];
    const inSight = box[0] > 0 && box[1] > 0 && box[2] < width && box[3] < height;
    if (!inSight || occupied.some((other) => overlap(box, other))) return [];
    occupied.push(box);
    return [{ id, name, ...at }];
  });
}
