import { requirePayments } from './billing/require-payments';
import { StripeGateway } from './billing/stripe-gateway';
import { syncCatalogue } from './billing/sync-catalogue';
import { createOutbox } from './mail/create-outbox';
import type { Outbox } from './mail/outbox';
import { readEnv } from './server/env';
import { Problem } from './server/problem';
import { connectFirebase } from './store/connect-firebase';
import { publishMinorCounts } from './store/count-minors';
import { executeDueDeletions } from './store/execute-deletions';
import { openGrownAccounts } from './store/open-grown-accounts';
import { reconcileBilling } from './store/reconcile-billing';

const log = {
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
};

type Firebase = ReturnType<typeof connectFirebase>;
type TaskDeps = Firebase & {
  outbox: Outbox;
  payments: StripeGateway | null;
  now: () => number;
  log: typeof log;
};

/** What the scheduler can ask for, by the names of the `/tasks` endpoints; the catalogue is written by hand. */
const TASKS: Readonly<Record<string, (deps: TaskDeps) => Promise<{ failed: number }>>> = {
  'due-deletions': executeDueDeletions,
  'grown-accounts': openGrownAccounts,
  'map-counts': publishMinorCounts,
  'mail-outbox': ({ outbox }) => outbox.sweep(),
  'payment-catalogue': ({ payments }) => syncCatalogue(requirePayments(payments).sdk),
  'payment-reconcile': (deps) => reconcileBilling({ ...deps, payments: requirePayments(deps.payments) }),
};

/** The scheduler's tasks from the command line, e.g. `run-task due-deletions`. */
async function runTask(name: string | undefined) {
  const task = Object.hasOwn(TASKS, name ?? '') ? TASKS[name ?? ''] : undefined;
  if (!task) throw new Error(`Name the task: ${Object.keys(TASKS).join(', ')}.`);
  const config = readEnv(process.env);
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const deps = { ...firebase, config, now: Date.now, log };
  const outbox = createOutbox(deps);
  const payments = config.stripe && new StripeGateway(config.stripe);
  const result = await task({ ...deps, outbox, payments });
  await outbox.close();
  await firebase.close();
  console.info(`${name}: ${JSON.stringify(result)}`);
  if (result.failed > 0) process.exitCode = 1;
}

try {
  await runTask(process.argv[2]);
} catch (error) {
  console.error(error instanceof Problem ? error.detail : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
