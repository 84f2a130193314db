/** True for names that carry a hash of their content; all others are those of development builds and change. */
export function isHashedName(name: string): boolean {
  return /\.[0-9a-f]{8}\./.test(name);
}
