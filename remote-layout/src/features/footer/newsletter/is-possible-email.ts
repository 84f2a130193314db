/** The rule of the form: not empty and with an "@". Whether the address exists only a letter can tell. */
export function isPossibleEmail(text: string): boolean {
  return text.includes('@');
}
