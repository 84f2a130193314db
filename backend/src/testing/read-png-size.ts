/** Width and height of a PNG, as its first chunk says them. @throws for a file that is none */
export function readPngSize(file: Buffer): [width: number, height: number] {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG.');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}
