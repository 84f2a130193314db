import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { DigestArticle } from '../domain/digest-article';

/** How many of an issue's recipients ended how. */
export interface DigestCounts {
  /** All confirmed addresses when the issue began, without those that were erased before it ended. */
  recipients: number;
  sent: number;
  /** Unsubscribed before their mail was sent. */
  left: number;
  /** Refused by the mail server for good. */
  undeliverable: number;
}

/** `newsletterIssues/{YYYY-MM}`: one issue, from its first recipient to its last. */
export interface StoredIssue {
  /** `empty`: there was nothing to tell, so nothing is sent that month. */
  status: 'collecting' | 'sending' | 'sent' | 'empty';
  articles: DigestArticle[];
  /** The last address that was collected; `null` before the first. */
  cursor: string | null;
  counts: DigestCounts;
  beganAt: Timestamp;
  finishedAt: Timestamp | null;
}

/** `newsletterIssues/{issue}/recipients/{key}`, only while the issue is under way; never an address. */
export interface StoredRecipient {
  /** When it may be taken; absent once there is an outcome. */
  dueAt?: Timestamp;
  attempts: number;
  /** Somebody is at it, or was, and wrote no end down: the mail may have left. */
  unsure?: true;
  outcome?: 'sent' | 'left' | 'undeliverable';
}

const PAGE = 400;

export function issuesRef(db: Firestore) {
  return db.collection('newsletterIssues');
}

export function issueRef(db: Firestore, issue: string) {
  return issuesRef(db).doc(issue);
}

export function recipientsRef(db: Firestore, issue: string) {
  return issueRef(db, issue).collection('recipients');
}

export async function readIssue(db: Firestore, issue: string): Promise<StoredIssue | null> {
  const stored = await issueRef(db, issue).get();
  return stored.exists ? (stored.data() as StoredIssue) : null;
}

/** The articles the latest issues had. */
export async function carriedArticles(db: Firestore): Promise<Set<string>> {
  const { docs } = await issuesRef(db).orderBy('beganAt', 'desc').limit(3).get();
  return new Set(docs.flatMap((stored) => (stored.data() as StoredIssue).articles.map(({ url }) => url)));
}

/** Begins an issue, unless another run was faster. @returns the issue as it is kept */
export function beginIssue(
  db: Firestore,
  issue: string,
  articles: DigestArticle[],
  now: number,
): Promise<StoredIssue> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(issueRef(db, issue));
    if (stored.exists) return stored.data() as StoredIssue;
    const at = Timestamp.fromMillis(now);
    const empty = articles.length === 0;
    const begun: StoredIssue = {
      status: empty ? 'empty' : 'collecting',
      articles,
      cursor: null,
      counts: { recipients: 0, sent: 0, left: 0, undeliverable: 0 },
      beganAt: at,
      finishedAt: empty ? at : null,
    };
    transaction.create(stored.ref, begun);
    return begun;
  });
}

/**
 * Writes down the next confirmed addresses of an issue that is collecting. The cursor moves in the same transaction as
 * the recipients are written, so nobody is missed or taken twice, wherever a run is cut off.
 *
 * @returns whether there are more
 */
export function collectRecipients(db: Firestore, issue: string, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const ref = issueRef(db, issue);
    const stored = (await transaction.get(ref)).data() as StoredIssue | undefined;
    if (stored?.status !== 'collecting') return false;
    const confirmed = db
      .collection('newsletterSubscribers')
      .where('status', '==', 'confirmed')
      .orderBy(FieldPath.documentId())
      .limit(PAGE)
      .select();
    const { docs } = await transaction.get(
      stored.cursor === null ? confirmed : confirmed.startAfter(stored.cursor),
    );
    const recipient: StoredRecipient = { dueAt: Timestamp.fromMillis(now), attempts: 0 };
    for (const { id } of docs) transaction.create(recipientsRef(db, issue).doc(id), recipient);
    const more = docs.length === PAGE;
    transaction.update(ref, {
      cursor: docs.at(-1)?.id ?? stored.cursor,
      'counts.recipients': stored.counts.recipients + docs.length,
      ...(!more && { status: 'sending' }),
    });
    return more;
  });
}

/** How far an issue is, counted among its recipients; one who was erased meanwhile is none of them. */
export async function countOutcomes(
  db: Firestore,
  issue: string,
): Promise<{ counts: DigestCounts; waiting: number }> {
  const recipients = recipientsRef(db, issue);
  // Before the outcomes: one that is settled in between counts twice for a moment, and not as nobody.
  const waits = await recipients.where('dueAt', '>=', Timestamp.fromMillis(0)).count().get();
  const { count: waiting } = waits.data();
  const count = async (outcome: StoredRecipient['outcome']) =>
    (await recipients.where('outcome', '==', outcome).count().get()).data().count;
  const [sent, left, undeliverable] = await Promise.all([
    count('sent'),
    count('left'),
    count('undeliverable'),
  ]);
  const all = waiting + sent + left + undeliverable;
  return { counts: { recipients: all, sent, left, undeliverable }, waiting };
}

/** Who got an issue is nobody's business once everybody has it. Safe to repeat. */
export function forgetRecipients(db: Firestore, issue: string): Promise<void> {
  return db.recursiveDelete(recipientsRef(db, issue));
}

/** Closes an issue nobody waits for any more; its figures stay. */
export async function finishIssue(
  db: Firestore,
  issue: string,
  counts: DigestCounts,
  now: number,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(issueRef(db, issue))).data() as StoredIssue | undefined;
    if (stored?.status !== 'sending') return;
    transaction.update(issueRef(db, issue), {
      status: 'sent',
      counts,
      cursor: null,
      finishedAt: Timestamp.fromMillis(now),
    });
  });
  await forgetRecipients(db, issue);
}
