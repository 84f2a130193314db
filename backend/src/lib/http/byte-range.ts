/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header that asks for one part, as video players send it. Several parts, or another unit, count as
 * not asked.
 * @returns `null` for the whole file, `unsatisfiable` for a part the file does not have
 * @example readRange('bytes=100-', 1000) // { start: 100, end: 999 }
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size || (from === '' && to === '0') ? 'unsatisfiable' : { start, end };
}
