import { afterNight, nextNight } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Part } from '../../lib/jobs/sweep';
import { sendPush } from '../../lib/push/send-push';
import type { PushConfig } from '../../lib/push/push-config';
import type { TaskDeps } from '../../lib/services/task-deps';
import { readPushStanding, removeDevice } from './store/push-devices';
import { pushOutbox, putBack, takePush, type WaitingPush } from './store/push-outbox';

const MAX_ATTEMPTS = 3;
const RETRY_MS = 5 * 60_000;

type Deps = Pick<TaskDeps, 'firestore' | 'config' | 'now' | 'log'>;

/** What a run did. */
interface PushRun {
  sent: number;
  /** Put off until the night is over, a push service answers, or there are keys. */
  later: number;
  /** Devices that are gone. */
  removed: number;
  failed: number;
}

/** Sends one push to the devices of its player, as far as it may go out now. */
async function deliver(deps: Deps, config: PushConfig, push: WaitingPush, run: PushRun): Promise<void> {
  const { firestore: db, now: clock, log } = deps;
  const now = clock();
  const { record, zone, push: standing } = await readPushStanding(db, push.uid, now);
  if (standing !== 'open') return;
  if (afterNight(now, zone) > now) {
    await putBack(db, push, now, zone);
    run.later += 1;
    return;
  }
  const wanted = record.devices.filter(({ endpoint }) => push.endpoints?.includes(endpoint) ?? true);
  const unanswered: string[] = [];
  const night = nextNight(now, zone);
  for (const device of wanted) {
    // The night can begin while the devices before are told.
    const untilNight = Math.max(0, Math.floor((night - clock()) / 1000));
    const outcome = await sendPush(config, device, { title: push.title, path: push.path }, untilNight);
    if (outcome === 'sent') run.sent += 1;
    else if (outcome === 'failed') unanswered.push(device.endpoint);
    else {
      await removeDevice(db, push.uid, device.endpoint, now);
      run.removed += 1;
    }
  }
  if (unanswered.length === 0) return;
  const attempts = push.attempts + 1;
  if (attempts >= MAX_ATTEMPTS) {
    run.failed += 1;
    log.warn({ devices: unanswered.length }, 'push given up');
    return;
  }
  run.later += 1;
  await putBack(db, { ...push, attempts, endpoints: unanswered }, now + attempts * RETRY_MS, zone);
}

/** Sends the pushes that are due. Each goes to a device once at most; safe to repeat, and to run beside itself. */
export const duePushes: Part = {
  documents: ({ firestore, now }) => pushOutbox(firestore).where('dueAt', '<=', Timestamp.fromMillis(now())),
  by: 'dueAt',
  page: 10,
  portion: 1,
  work: async (deps, documents) => {
    const { firestore: db, config, now } = deps;
    const run: PushRun = { sent: 0, later: 0, removed: 0, failed: 0 };
    // Without keys they wait.
    if (config.push === null) return { ...run, later: documents.length };
    for (const { id } of documents) {
      const push = await takePush(db, id, now());
      if (push !== null) await deliver(deps, config.push, push, run);
    }
    return { ...run };
  },
};
