import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createApp } from '../server/create-app';

/** The service's OpenAPI document as the text of `openapi.json`. No store or identity service is touched. */
export async function renderDocument(auth: Auth, firestore: Firestore): Promise<string> {
  const app = await createApp({
    auth,
    firestore,
    now: Date.now,
    config: {
      trustProxyHops: 1,
      allowedOrigins: new Set(),
      defaultCountry: 'GB',
      geo: null,
      log: { level: 'silent', sampleEvery: 1 },
    },
  });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}
