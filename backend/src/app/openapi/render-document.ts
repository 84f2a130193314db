import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { createApp } from '../create-app';
import type { FirebaseConnection } from '../../lib/firestore/connect-firebase';

/** The service's OpenAPI document as the text of `openapi.json`. No store or identity service is touched. */
export async function renderDocument(firebase: FirebaseConnection): Promise<string> {
  const app = await createApp({
    ...firebase,
    now: Date.now,
    config: {
      maxInFlight: 1000,
      intake: INTAKE_LIMITS,
      trustProxyHops: 1,
      siteSecret: null,
      metrics: null,
      allowedOrigins: new Set(),
      defaultCountry: 'GB',
      geo: null,
      publicOrigin: 'http://localhost:3000',
      mail: null,
      mailEvents: { sendGridKey: null, resendSecret: null },
      clipFirstLookDays: 0,
      redis: null,
      mailsPerHour: 10_000,
      contact: { inbox: null, safeguardingInbox: null },
      operator: SAMPLE_OPERATOR,
      pricesConfirmed: false,
      stripe: null,
      push: null,
      linkSecret: 'a secret of the tests',
      tasksSecret: null,
      tasksCaller: null,
      log: { level: 'silent', sampleEvery: 1 },
    },
  });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}
