import type { Resolver } from 'node:dns/promises';

/** Asks DNS; a test passes its own. */
export type TxtResolver = Pick<Resolver, 'resolveTxt'>;

const NOTHING_THERE = new Set<unknown>(['ENOTFOUND', 'ENODATA']);

/**
 * The TXT records of a name, each in one piece; none when the name does not exist.
 *
 * @throws Error when DNS does not answer
 */
export async function readTxt(resolver: TxtResolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (NOTHING_THERE.has(code)) return [];
    throw new Error(`DNS does not answer for ${name} (${code ?? 'unknown'}). Try again.`, { cause: error });
  }
}

/** The tags of a DKIM or DMARC record, `v=DMARC1; p=none`, by their names in lower case. */
export function readTags(record: string): Map<string, string> {
  const tags = record.split(';').flatMap((part): [string, string][] => {
    const [name = '', ...value] = part.split('=');
    return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join('=').trim()]];
  });
  return new Map(tags);
}
