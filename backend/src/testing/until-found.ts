import type { Query, QuerySnapshot } from 'firebase-admin/firestore';

/**
 * Resolves with what the store finds, as soon as that fits.
 *
 * It asks again and again: a listener that starts while a document is written or deleted is not always told of it by
 * the emulator, and would wait for ever.
 *
 * @example await untilFound(mails, ({ empty }) => empty);
 */
export async function untilFound(
  query: Query,
  fits: (found: QuerySnapshot) => boolean,
): Promise<QuerySnapshot> {
  for (;;) {
    const found = await query.get();
    if (fits(found)) return found;
  }
}
