import { setTimeout as delay } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beginIssue, readIssue } from '@skora/backend/features/digest/store/digest-issue-store';
import { fillSubscribers } from '@skora/backend/testing/fill-subscribers';
import { withStore } from '@skora/backend/cli/lib/with-project';
import { startDeliveryLog } from '@skora/stand-ins/mail/delivery-log';
import { startSmtp } from '@skora/stand-ins/mail/smtp';
import { builtProgram } from '../../local/stack/server-process';
import { MailTally } from './mail-tally';

/** Runs a task of the built backend as a process of its own. */
function startTask(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [builtProgram('backend/dist/run-task.mjs'), name], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const began = performance.now();
  const ended = once(child, 'exit').then(() => (performance.now() - began) / 1000);
  // Not through anything this program does: a run must not outlive it.
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, ended };
}

const LEASE_MS = 121_000;
const TASK = 'newsletter-digest';

/** What came of a digest to many. */
export interface DigestLoad {
  recipients: number;
  /** Mails a second while nothing was in the way, start of the process included. */
  perSecond: number;
  /** Mails the server had taken when the first run was killed. */
  takenAtKill: number;
  /** Mails the server took in all, repeated ones too. */
  taken: number;
  /** Mails with an identifier of their own. */
  mails: number;
  addresses: number;
  mixedUp: number;
  finished: boolean;
}

/** Sends an issue to so many recipients with a run that is killed halfway and one that goes on. */
export async function measureDigest(recipients: number): Promise<DigestLoad> {
  return withStore(async (store) => {
    const tally = new MailTally();
    const smtp = await startSmtp(tally, 0);
    const log = await startDeliveryLog((messageId) => tally.hasTaken(messageId));
    const issue = new Date().toISOString().slice(0, 7);
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_LOG_URL: log.url,
      MAIL_LOG_TOKEN: 'of the load run',
      PUBLIC_ORIGIN: 'https://skora.example',
    };
    const url = 'https://skora.example/blog/scanning';
    const article = {
      title: 'Scanning',
      description: 'Look before the ball comes.',
      url,
      published: Date.now(),
    };
    await fillSubscribers(store, recipients, 'reader.example');
    await beginIssue(store, issue, [article], Date.now());

    const first = startTask(TASK, env);
    await tally.untilTaken(recipients / 2);
    first.child.kill('SIGKILL');
    await first.ended;
    const takenAtKill = tally.taken;
    // The turn of the killed run comes free, and what it had taken for itself.
    await delay(LEASE_MS);
    const seconds = await startTask(TASK, env).ended;
    const perSecond = (tally.taken - takenAtKill) / seconds;
    await smtp.stop();
    await log.stop();
    const { mails, recipients: addresses } = tally.different;
    const finished = (await readIssue(store, issue))?.status === 'sent';
    return {
      recipients,
      perSecond,
      takenAtKill,
      taken: tally.taken,
      mails,
      addresses,
      mixedUp: tally.mixedUp,
      finished,
    };
  });
}
