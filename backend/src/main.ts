import { createApp } from './server/create-app';
import { readEnv, type ServiceConfig } from './server/env';
import { shutDownOnSignal } from './server/shut-down-on-signal';
import { connectFirebase } from './store/connect-firebase';

async function serve(config: ServiceConfig) {
  const { auth, firestore, close } = connectFirebase(config.projectId);
  const app = await createApp({ config, auth, firestore, now: Date.now });
  app.addHook('onClose', close);
  shutDownOnSignal(app);
  await app.listen({ host: config.host, port: config.port });
}

try {
  await serve(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
