/** Reads the body of an answer. @throws when it is longer than `limit` bytes; the rest is not downloaded */
export async function boundedText(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > limit) throw new Error(`The answer is longer than ${limit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
