import { pickArticles } from './domain/digest-article';
import { Type, type Static } from 'typebox';
import { isIssueDue, issueAt } from './domain/digest-issue';
import { openDeliveryLog } from '../../lib/mail/log/stored-delivery-log';
import type { Counts, StepDone, Steps } from '../../lib/jobs/job';
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
import { readProgress } from './read-progress';
import { CONNECTIONS, sendIssue } from './send-issue';

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

async function deliver(deps: DigestDeps, { id, stored }: { id: string; stored: StoredIssue }) {
  const { mail } = deps.config;
  if (mail === null) throw new Problem(503, { detail: 'No mail server is set.' });
  const mailer = createMailer(mail, createMailGate(deps), CONNECTIONS);
  try {
    const mailFor = issueMail(deps.config, id, stored.articles);
    const deliveryLog = openDeliveryLog(deps.config, deps.firestore);
    return await sendIssue({ ...deps, issue: id, mailer, deliveryLog, mailFor });
  } finally {
    mailer.close();
  }
}

/** The issue that was worked on last; whatever is there of it decides what comes next. */
const CURSOR = Type.Object({ issue: Type.String() });

/** One portion of the work on an issue. Whoever is served is written down one by one, so it may be cut off anywhere. */
async function work(deps: DigestDeps): Promise<StepDone<Static<typeof CURSOR>>> {
  const { firestore, now } = deps;
  const current = await currentIssue(deps);
  if (current === null) return { cursor: null, counts: {}, seen: 0 };
  const { id, stored } = current;
  const cursor = { issue: id };
  if (stored.status === 'sent' || stored.status === 'empty') {
    // What a run that was cut off at its very end left behind.
    await forgetRecipients(firestore, id);
    return { cursor: null, counts: {}, seen: 0 };
  }
  if (stored.status === 'collecting') {
    await collectRecipients(firestore, id, now());
    return { cursor, counts: {}, seen: 0 };
  }
  const { served, there } = await deliver(deps, current);
  const goesOn = there && served > 0;
  if (!goesOn) {
    const { counts, waiting } = await countOutcomes(firestore, id);
    if (waiting === 0) await finishIssue(firestore, id, counts, now());
  }
  return { cursor: goesOn ? cursor : null, counts: { failed: there ? 0 : 1 }, seen: served };
}

/** How far the latest issue is. */
async function report({ firestore }: DigestDeps): Promise<Counts> {
  const progress = await readProgress(firestore);
  if (progress === null) return {};
  const { recipients, sent, left: unsubscribed, undeliverable, waiting } = progress;
  return { recipients, sent, unsubscribed, undeliverable, waiting };
}

/** Begins this month's digest on its first morning, and goes on with it in every later run until everybody has it. */
export const digest: Steps<typeof CURSOR> = { cursor: CURSOR, step: work, report };
