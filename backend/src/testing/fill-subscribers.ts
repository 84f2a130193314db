import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { CURRENT_NEWSLETTER_CONSENT } from '../features/account/domain/consent-text';
import { emailAddressKey } from '../lib/text/email-address';
import type { NewsletterStatus } from '../features/newsletter/newsletter-status';
import { subscriberRef, type StoredSubscriber } from '../features/newsletter/newsletter-store';

const PORTION = 500;

/** Addresses `1@{domain}` to `{count}@{domain}`, written straight into the store. */
export async function fillSubscribers(
  db: Firestore,
  count: number,
  domain: string,
  status: NewsletterStatus = 'confirmed',
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${index + 1}@${domain}`);
  const at = Timestamp.now();
  for (let start = 0; start < count; start += PORTION) {
    const batch = db.batch();
    for (const email of emails.slice(start, start + PORTION)) {
      batch.set(subscriberRef(db, emailAddressKey(email)), {
        email: status === 'unsubscribed' ? null : email,
        status,
        requests: { start: at.toMillis(), count: 1 },
        createdAt: at,
        consent: CURRENT_NEWSLETTER_CONSENT,
      } satisfies StoredSubscriber);
    }
    await batch.commit();
  }
  return emails;
}
