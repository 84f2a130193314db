import { create, type Font } from 'fontkit';
import { ALPHABETS, fontFile, type Face as FaceName } from './faces';
import type { Face } from './face';

const opened = new Map<FaceName, Face>();

function openFont(name: FaceName, alphabet: (typeof ALPHABETS)[number]): Font {
  const font = create(fontFile(name, alphabet).bytes);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
  return font;
}

/** A face with the letters of every alphabet we have, opened once. */
export function openFace(name: FaceName): Face {
  const face = opened.get(name) ?? ALPHABETS.map((alphabet) => openFont(name, alphabet));
  opened.set(name, face);
  return face;
}
