import { parsePosition } from '../positions/position';
import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readKey, readNumber, readText } from '../stored/read-value';
import { CLIP_ACTIONS, CLIP_AUDIENCES, CLIP_FEET, CLIP_SOURCES, type Clip, type ClipTrim } from './clip';
import { CLIP_BOUNDS } from './clip-bounds';

function readTrim(start: unknown, end: unknown): ClipTrim | null {
  const from = readNumber(start);
  const to = readNumber(end);
  return from === null || to === null || to <= from ? null : { start: from, end: to };
}

function readPoster(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

/**
 * Reads a stored clip.
 * @returns null for what is none: an unknown source or action, a slot that does not exist, a link without an id
 */
export function parseClip({ id, fields }: ListedDocument): Clip | null {
  const slot = /^\d{1,2}$/.test(id) ? Number(id) : CLIP_BOUNDS.slots;
  const source = readKey(CLIP_SOURCES, fields.source);
  const action = readKey(CLIP_ACTIONS, fields.action);
  const videoId = readText(fields.videoId) || null;
  if (slot >= CLIP_BOUNDS.slots || source === null || action === null) return null;
  if ((source === 'upload') !== (videoId === null)) return null;
  return {
    slot,
    source,
    videoId,
    action,
    seconds: readNumber(fields.seconds),
    poster: readPoster(fields.poster),
    title: readText(fields.title),
    foot: readKey(CLIP_FEET, fields.foot),
    position: parsePosition(fields.position),
    minute: readNumber(fields.minute),
    opponent: readText(fields.opponent),
    shirtNumber: readNumber(fields.shirtNumber),
    shirtColour: readText(fields.shirtColour),
    trim: readTrim(fields.trimStart, fields.trimEnd),
    order: readNumber(fields.order),
    visibility: readKey(CLIP_AUDIENCES, fields.visibility) ?? 'me',
    searchable: fields.searchable === true,
    othersAgreed: fields.othersAgreed === true,
    captions: readText(fields.captions),
    createdAt: readDate(fields.createdAt),
    updatedAt: readDate(fields.updatedAt),
  };
}
