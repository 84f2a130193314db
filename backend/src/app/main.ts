import { createApp } from './create-app';
import { compileWaitingSchemas } from '../lib/http/schema-compilers';
import { readEnv, type ServiceConfig } from './env';
import { connectFirebase } from '../lib/firestore/connect-firebase';
import { shutDownOnSignal } from '@skora/shared/utils/shut-down-on-signal';

async function serve(config: ServiceConfig) {
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const app = await createApp({ config, ...firebase, now: Date.now });
  await app.ready();
  compileWaitingSchemas();
  shutDownOnSignal(async (reason) => {
    app.log.info({ reason }, 'shutting down');
    await app.close();
    await firebase.close();
  });
  await app.listen({ host: config.host, port: config.port });
}

try {
  await serve(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
