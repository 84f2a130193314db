import type { Readable } from 'node:stream';

/** Keeps the last `limit` lines of some streams, to be shown when their process fails. */
export function keepTail(streams: (Readable | null)[], limit = 12): () => string {
  const lines: string[] = [];
  for (const stream of streams) {
    let open = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (open + chunk).split('\n');
      open = parts.pop() ?? '';
      lines.push(...parts.filter((line) => line.trim() !== ''));
      lines.splice(0, lines.length - limit);
    });
  }
  return () => lines.join('\n');
}
