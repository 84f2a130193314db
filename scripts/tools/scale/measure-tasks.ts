import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { prepareEmulators, startEmulators } from '../../local/emulators';
import { ROOT } from '@skora/scripts-lib/workspace';
import { freePort } from '@skora/scripts-lib/ports';
import { startSmtp } from '@skora/stand-ins/mail/smtp';
import { startStripe } from '@skora/stand-ins/stripe/start-stripe';
import { callApi } from '@skora/stand-ins/stripe/testing/without-http';
import { MailTally } from '../load/mail-tally';
import { measureTask, type MeasuredTask } from './measure-task';

/** Runs tasks on so many records each, for so many steps, every time in an empty project of emulators of their own. */
export async function* measureTasks(
  tasks: readonly string[],
  counts: readonly number[],
  maxSteps: number,
): AsyncGenerator<MeasuredTask> {
  await prepareEmulators();
  const emulators = await startEmulators({
    projectId: 'demo-scale',
    ports: { auth: await freePort(), firestore: await freePort(), storage: await freePort() },
    firestoreRules: join(ROOT, 'backend', 'rules', 'firestore.rules'),
    storageRules: join(ROOT, 'backend', 'rules', 'storage.rules'),
  });
  Object.assign(process.env, emulators.env);
  const smtp = await startSmtp(new MailTally(), 0);
  const stripe = await startStripe({ port: 0, webhook: null });
  const env = {
    ENVIRONMENT: 'local',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_URL: stripe.url,
    MAILS_PER_HOUR: '1000000',
    ...emulators.env,
  };
  const addCustomer = (uid: string) => callApi(stripe.state, 'POST /v1/customers', { metadata: { uid } }).id;
  try {
    for (const task of tasks) {
      for (const count of counts) {
        const project = { ...env, GCLOUD_PROJECT: `demo-${randomUUID()}` };
        yield await measureTask(task, count, maxSteps, project, addCustomer);
      }
    }
  } finally {
    await stripe.stop();
    await smtp.stop();
    await emulators.stop();
  }
}
