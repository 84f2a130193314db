const decimalPattern = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number as people type it: comma or point for decimals, spaces and a typographic minus allowed.
 * Text with both separators is refused instead of guessed.
 *
 * @returns the number, `null` for an empty text, `undefined` for anything else
 * @example
 * parseDecimal('1,78'); // 1.78
 */
export function parseDecimal(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace('\u2212', '-');
  if (plain === '') return null;
  return decimalPattern.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
