/** @example formatMoment('2026-11-26T14:03:00Z') // '26 Nov, 15:03' */
export function formatMoment(at: string | null): string {
  if (at === null) return 'unknown';
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(at).toLocaleString('en-GB', options);
}

export function formatSize(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${formatCount(Math.round(bytes / 1000))} kB`;
}

export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

/** @param share 0–1 */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** @example formatRate({ bad: 25, of: 412 }) // '6.1 % of 412' */
export function formatRate({ bad, of }: { bad: number; of: number }): string {
  return of === 0 ? 'no visits yet' : `${formatShare(bad / of)} of ${formatCount(of)}`;
}

/** A value of a measure: ms, CLS without unit. */
export function formatValue(measure: string, value: number): string {
  if (measure === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

/** @example formatPause(600_000) // '10 min' */
export function formatPause(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
