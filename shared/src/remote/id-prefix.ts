/** Prefix of generated ids, the same on the server and in the browser: without it labels of two fragments collide. */
export function identifierPrefix(remoteId: string, slot: string): string {
  return `${remoteId}-${slot}-`;
}

/** Mark of a slot whose markup came prerendered from the server and waits for hydration. */
export const PRERENDERED = 'data-prerendered';
