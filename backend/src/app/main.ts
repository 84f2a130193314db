import { createApp } from './create-app';
import { readEnv, type ServiceConfig } from './env';
import { shutDownOnSignal } from './shut-down-on-signal';
import { connectFirebase } from '../lib/firestore/connect-firebase';

async function serve(config: ServiceConfig) {
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const app = await createApp({ config, ...firebase, now: Date.now });
  shutDownOnSignal(app, firebase.close);
  await app.listen({ host: config.host, port: config.port });
}

try {
  await serve(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
