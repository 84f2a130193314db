declare module 'wawoff2' {
  /** Turns a WOFF2 font into a TrueType font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
