import { createHash } from 'node:crypto';
import { drawInTurn } from './draw-in-turn';

type Drawing = Buffer | null;

/** A card has 100 to 300 KB. */
const MAX_KEPT = 60;
const kept = new Map<string, Promise<Drawing>>();

function describeContent(content: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // Each with its length, so that no two lists of parts are the same text.
  for (const part of content) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('base64url');
}

/**
 * Draws in the queue, and remembers the last drawings by all they are made of: whoever asks meanwhile or again gets the same one.
 * @param content all that the drawing depends on, with its kind
 * @throws Problem 503 when too many drawings wait
 */
export function drawOnce<Result extends Drawing>(
  content: readonly (string | Buffer)[],
  draw: () => Promise<Result>,
): Promise<Result> {
  const key = describeContent(content);
  const drawing = (kept.get(key) as Promise<Result> | undefined) ?? drawInTurn(draw);
  // The last one asked for is the last to go.
  kept.delete(key);
  kept.set(key, drawing);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  drawing.catch(() => {
    if (kept.get(key) === drawing) kept.delete(key);
  });
  return drawing;
}
