import { createApp } from './create-app';
import { compileWaitingSchemas } from '../lib/http/schema-compilers';
import { readEnv, type ServiceConfig } from './env';
import { connectFirebase } from '../lib/firestore/connect-firebase';
import type { FastifyInstance } from 'fastify';

/** Cloud Run kills 10 s after SIGTERM; what is not finished by then is cut off by us, in order. */
const DEADLINE_MS = 7500;

/**
 * Ends the process in an orderly way on SIGTERM, SIGINT, or when the launcher that opened an IPC channel
 * dies: `/readyz` fails at once, requests and mails under way finish, exit code 0 within 8 s.
 *
 * @param disconnect what comes after the service itself is closed
 */
function shutDownOnSignal(app: FastifyInstance, disconnect: () => Promise<void>) {
  let begun = false;
  async function shutDown(reason: string) {
    if (begun) return;
    begun = true;
    app.log.info({ reason }, 'shutting down');
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    await app.close();
    await disconnect();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(signal));
  process.once('disconnect', () => void shutDown('launcher gone'));
}

async function serve(config: ServiceConfig) {
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const app = await createApp({ config, ...firebase, now: Date.now });
  await app.ready();
  compileWaitingSchemas();
  shutDownOnSignal(app, firebase.close);
  await app.listen({ host: config.host, port: config.port });
}

try {
  await serve(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
