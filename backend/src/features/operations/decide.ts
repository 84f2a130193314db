import type { ReleaseStore } from '@skora/registry';
import { endCanary, makeStable, moveBack, type Author } from '@skora/registry/publish';
import type { DecisionName } from './schema';

interface Decision {
  id: string;
  /** What was seen as live. */
  release: string;
  author: Author;
}

/** Does what an admin has decided. @throws as the functions do that commands use, too */
export async function decide(
  store: ReleaseStore,
  name: DecisionName,
  { id, release, author }: Decision,
): Promise<void> {
  if (name === 'rollback') await moveBack(store, id, release, author);
  else if (name === 'promote') await makeStable(store, id, release, author, 'seen-as-canary');
  else await endCanary(store, id, author, release);
}
