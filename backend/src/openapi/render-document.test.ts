import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '../testing/send';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import { renderDocument } from './render-document';

const committed = readFileSync(join(__dirname, '../../openapi.json'), 'utf8');

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

test('the committed document is current (pnpm --dir backend openapi)', async () => {
  expect(await renderDocument(service.auth, service.firestore)).toBe(committed);
});

test('the service publishes the same document', async () => {
  const answer = await send(service.origin, { path: '/openapi.json' });
  expect(answer.json()).toEqual(JSON.parse(committed));
});
