/** An address its owner recognises and nobody else can write to, e.g. `p•••@mail.example`. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(1, at))}•••${address.slice(at)}`;
}
