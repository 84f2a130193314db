import type { Query } from 'firebase-admin/firestore';

/** Resolves as soon as the store has nothing, or nothing any more, that the query finds. */
export function untilEmpty(query: Query): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot((snapshot) => {
      if (!snapshot.empty) return;
      stop();
      resolve();
    }, reject);
  });
}
