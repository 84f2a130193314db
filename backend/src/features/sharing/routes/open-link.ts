import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { openShareLink, type OpenedLink } from '../store/open-share-link';

/** The link behind an address that works. @throws Problem 404 for none of ours, 410 for one that is over */
export async function openLink(
  { firestore, now }: Pick<Services, 'firestore' | 'now'>,
  token: string,
): Promise<Extract<OpenedLink, { kind: 'open' }>> {
  const opened = await openShareLink(firestore, token, now());
  if (opened.kind === 'unknown') throw new Problem(404);
  if (opened.kind === 'gone') throw new Problem(410, { detail: 'This CV is not shared any more.' });
  return opened;
}
