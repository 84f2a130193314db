import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { addMail, giveUpMail, leaseMail, postponeMail, removeMail, type LeasedMail } from './outbox-store';
import type { DeliveryLog } from './log/delivery-log';
import type { RenderedMail } from './layout';
import type { Mailer } from './mailer';
import { MailWithheld } from './suppression/mail-gate';
import type { MailPurpose } from './suppression/suppression';
import { mayHaveLeft } from './may-have-left';
import { UnknownMailKind, type OutboxMail } from './outbox-mail';
import { isFinal, waitAfter } from './retry-waits';

export interface OutboxLog {
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/**
 * Counts the mails of an hour; whatever goes wrong elsewhere, nobody is flooded by us.
 * @returns 0 when this one may go, else the seconds until the next hour
 */
export type TakeOfHour = (purpose: MailPurpose) => Promise<number>;

interface OutboxDeps {
  firestore: Firestore;
  /** `null`: no mail server; mails then wait. */
  mailer: Mailer | null;
  /** Asked before a mail that may have left goes out again; `null`: it goes out again, with the same `Message-ID`. */
  deliveryLog: DeliveryLog | null;
  /** @returns `null` when the mail has become void */
  compose: (mail: OutboxMail) => Promise<RenderedMail | null>;
  /** @throws UnknownMailKind */
  purposeOf: (mail: OutboxMail) => MailPurpose;
  now: () => number;
  log: OutboxLog;
  takeOfHour: TakeOfHour;
}

/** What came of mails that waited. */
interface RetryResult {
  delivered: number;
  failed: number;
}

type Post = (mail: OutboxMail) => void;

/** Meanwhile the release that knows the mail has its turn. */
const OTHER_RELEASE_MS = 60_000;
/** Longer waits are left to the sweep. */
const LONGEST_TIMER_MS = 600_000;

/**
 * Mails that are written in the same transaction as the fact they tell, delivered at once, retried with growing
 * waits, and given up after six attempts. A mail goes out at least once; with a delivery log that answers, exactly once.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /**
   * Runs a Firestore transaction whose `post` puts mails into the outbox; they leave once it is committed, and
   * nobody waits for them.
   *
   * @param maxAttempts more where many want the same document at the same moment
   * @example await outbox.transaction(async (transaction, post) => {
   *   transaction.update(user, { status: 'active' });
   *   post({ kind: 'guardian-decision', decision: 'approved', to, uid });
   * });
   */
  async transaction<Result>(
    work: (transaction: Transaction, post: Post) => Promise<Result>,
    maxAttempts = 3,
  ): Promise<Result> {
    const { firestore, now } = this.#deps;
    let posted: LeasedMail[] = [];
    const result = await firestore.runTransaction(
      (transaction) => {
        posted = [];
        return work(transaction, (mail) => posted.push(addMail(firestore, transaction, mail, now())));
      },
      { maxAttempts },
    );
    // Whoever waits for the answer must not notice by its delay that a mail goes out.
    for (const mail of posted) void this.#track(nextTurn().then(() => this.#deliver(mail)));
    return result;
  }

  /** Delivers mails that wait and are due; called by a scheduler and after a crash. */
  async retry(ids: readonly string[]): Promise<RetryResult> {
    const results: boolean[] = [];
    for (const id of ids) {
      const result = await this.#track(this.#retry(id));
      if (result !== null) results.push(result);
    }
    const delivered = results.filter(Boolean).length;
    return { delivered, failed: results.length - delivered };
  }

  /** Resolves when nothing is being delivered. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** Lets deliveries under way finish and starts no others; what is left waits for a sweep. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.idle();
    this.#deps.mailer?.close();
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }

  async #retry(id: string): Promise<boolean | null> {
    const mail = await leaseMail(this.#deps.firestore, id, this.#deps.now());
    return mail === null ? null : this.#deliver(mail);
  }

  /** @returns whether the mail is done with; never rejects */
  async #deliver({ id, mail, attempts, unsure }: LeasedMail): Promise<boolean> {
    const { firestore, mailer, compose, purposeOf, takeOfHour, log, now } = this.#deps;
    let handedOver = false;
    try {
      if (mailer === null) throw new Error('No mail server is set.');
      if (unsure && (await this.#hasLeft(mailer.toMessageId(id)))) {
        await removeMail(firestore, id);
        return true;
      }
      const purpose = purposeOf(mail);
      const wait = await takeOfHour(purpose);
      if (wait > 0) {
        log.error({ mailId: id, wait }, 'mails of this hour are used up');
        await postponeMail(firestore, id, now() + wait * 1000, attempts - 1, unsure);
        return false;
      }
      const label = { id, kind: mail.kind, uid: mail.uid, purpose };
      await mailer.send(mail.to, label, async () => {
        const rendered = await compose(mail);
        handedOver = rendered !== null;
        return rendered;
      });
      await removeMail(firestore, id);
      return true;
    } catch (error) {
      const kept = this.#keep(id, attempts, error, handedOver && mayHaveLeft(error));
      await kept.catch((err: unknown) => log.error({ err }, 'outbox not updated'));
      return false;
    }
  }

  /** Somebody waits for a mail of the outbox: a second copy is better than none while the log does not answer. */
  async #hasLeft(messageId: string): Promise<boolean> {
    const { deliveryLog, log } = this.#deps;
    if (deliveryLog === null) return false;
    try {
      return (await deliveryLog.accepted([messageId])).has(messageId);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'delivery log unavailable');
      return false;
    }
  }

  async #keep(id: string, attempts: number, error: unknown, unsure: boolean): Promise<void> {
    const { firestore, now, log } = this.#deps;
    const { name, code } = error as { name?: unknown; code?: unknown };
    if (error instanceof UnknownMailKind) {
      log.warn({ mailId: id }, 'mail of another release');
      await postponeMail(firestore, id, now() + OTHER_RELEASE_MS, attempts - 1, unsure);
      return;
    }
    if (error instanceof MailWithheld && error.passage.kind === 'waits') {
      log.warn({ mailId: id }, 'mail waits after soft bounces');
      await postponeMail(firestore, id, error.passage.until, attempts - 1, unsure);
      return;
    }
    const isOver = error instanceof MailWithheld || isFinal(error);
    const wait = isOver ? null : waitAfter(attempts);
    // Mail servers repeat addresses in their messages, so the message itself is not logged.
    const fields = { mailId: id, attempts, reason: name, code };
    if (wait === null) {
      log.error(fields, 'mail given up');
      await giveUpMail(firestore, id, now());
      return;
    }
    log.warn(fields, 'mail not delivered yet');
    await postponeMail(firestore, id, now() + wait, attempts, unsure);
    this.#retryLater(id, wait);
  }

  #retryLater(id: string, wait: number) {
    if (this.#closed || wait > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#track(this.#retry(id)).catch(() => undefined);
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }
}
