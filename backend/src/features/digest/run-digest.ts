import { pickArticles } from './domain/digest-article';
import { isIssueDue, issueAt } from './domain/digest-issue';
import { openDeliveryLog } from '../../lib/mail/log/stored-delivery-log';
import { createMailer } from '../../lib/mail/mailer';
import { createMailGate } from '../../lib/mail/suppression/mail-gate';
import { Problem } from '../../lib/http/problem';
import {
  beginIssue,
  carriedArticles,
  collectRecipients,
  countOutcomes,
  finishIssue,
  forgetRecipients,
  issuesRef,
  readIssue,
  type StoredIssue,
} from './store/digest-issue-store';
import type { DigestDeps } from './digest-deps';
import { issueMail } from './issue-mail';
import { readArticles } from './read-articles';
import { countWaiting } from './read-progress';
import { CONNECTIONS, sendIssue } from './send-issue';

/** What a run leaves behind. */
interface DigestRun {
  recipients: number;
  sent: number;
  left: number;
  undeliverable: number;
  waiting: number;
  /** 1: the mail server or the delivery log was away. */
  failed: number;
}

const NOTHING: DigestRun = { recipients: 0, sent: 0, left: 0, undeliverable: 0, waiting: 0, failed: 0 };

/** The issue that is under way, else this month's; `null` while it is too early. */
async function currentIssue({ firestore, config, now }: DigestDeps) {
  const underWay = issuesRef(firestore).where('status', 'in', ['collecting', 'sending']).limit(1);
  const found = (await underWay.get()).docs[0];
  if (found !== undefined) return { id: found.id, stored: found.data() as StoredIssue };
  const id = issueAt(now());
  const stored = await readIssue(firestore, id);
  if (stored !== null) return { id, stored };
  if (!isIssueDue(now())) return null;
  const articles = pickArticles(
    await readArticles(config.publicOrigin),
    await carriedArticles(firestore),
    now(),
  );
  return { id, stored: await beginIssue(firestore, id, articles, now()) };
}

async function deliver(
  deps: DigestDeps,
  { id, stored }: { id: string; stored: StoredIssue },
  goOn: () => boolean,
): Promise<boolean> {
  const { mail } = deps.config;
  if (mail === null) throw new Problem(503, { detail: 'No mail server is set.' });
  const mailer = createMailer(mail, createMailGate(deps), CONNECTIONS);
  try {
    const mailFor = issueMail(deps.config, id, stored.articles);
    const deliveryLog = openDeliveryLog(deps.config, deps.firestore);
    return await sendIssue({ ...deps, issue: id, mailer, deliveryLog, mailFor, goOn });
  } finally {
    mailer.close();
  }
}

/**
 * Begins this month's digest on its first morning, and goes on with it in every later run until everybody has it.
 * Whoever is served is written down one by one, so a run may be cut off anywhere, and several may run at once.
 */
export async function runDigest(deps: DigestDeps): Promise<DigestRun> {
  const { firestore, now, closing, longestRunMs } = deps;
  const until = performance.now() + longestRunMs;
  const goOn = () => !closing.aborted && performance.now() < until;
  const current = await currentIssue(deps);
  if (current === null) return NOTHING;
  const { id, stored } = current;
  if (stored.status === 'sent' || stored.status === 'empty') {
    // What a run that was cut off at its very end left behind.
    await forgetRecipients(firestore, id);
    return { ...stored.counts, waiting: 0, failed: 0 };
  }
  let more = true;
  while (more && goOn()) more = await collectRecipients(firestore, id, now());
  const there = more || (await deliver(deps, current, goOn));
  const { counts, status } = (await readIssue(firestore, id)) ?? stored;
  if (status !== 'sending') return { ...counts, waiting: countWaiting(counts), failed: there ? 0 : 1 };
  const reached = await countOutcomes(firestore, id, counts.recipients);
  const waiting = countWaiting(reached);
  if (waiting === 0) await finishIssue(firestore, id, reached, now());
  return { ...reached, waiting, failed: there ? 0 : 1 };
}
