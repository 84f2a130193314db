import type { SessionUser } from '../firebase/session-user';
import { applyUser } from './apply-user';
import { readUserHint, writeUserHint } from './hint/user-hint';

let holders = 0;
let waiting: SessionUser | null | undefined;
/** The hint is of somebody held here, not of who was here before: it goes with whoever comes in a later step. */
let isHintOurs = false;

/** Passes on what the identity provider says, unless somebody holds the session. */
export function deliverUser(user: SessionUser | null): void {
  if (holders === 0) {
    applyUser(user);
    return;
  }
  waiting = user;
  // A reload in between must find the session, however far the steps have come.
  if (!user || (readUserHint() && !isHintOurs)) return;
  writeUserHint(user);
  isHintOurs = true;
}

/**
 * Keeps this page as it is while `work` signs somebody in, in several steps: the rest of the page learns of the
 * user only when all of them are done, so that nobody is sent away in between. Other tabs are not held.
 * @returns what `work` returns; its failure lets go as well
 */
export async function holdSession<T>(work: () => Promise<T>): Promise<T> {
  holders += 1;
  try {
    return await work();
  } finally {
    holders -= 1;
    if (holders === 0 && waiting !== undefined) {
      const user = waiting;
      isHintOurs = false;
      waiting = undefined;
      applyUser(user);
    }
  }
}
