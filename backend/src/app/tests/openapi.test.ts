import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '../../testing/send';
import { startTestApp } from '../../testing/start-test-app';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const document = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')) as Document;

const statuses = (method: string, path: string) =>
  Object.keys(document.paths[path]?.[method]?.responses ?? {});

test('each operation names what any request may run into', () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const method of Object.keys(operations))
      expect([path, method, statuses(method, path)]).toEqual([
        path,
        method,
        expect.arrayContaining(['429', '431', '500', '503']),
      ]);
});

test.each([
  ['get', '/shared-cvs/{token}/clips/{slot}', ['400', '404', '410', '414', '416']],
  ['get', '/clips/{id}/card.png', ['304', '400', '404', '414']],
  ['get', '/payment/pricing', ['304', '400']],
  ['post', '/account/verification-mail', ['400', '401', '403', '408', '413', '415']],
  ['delete', '/cv/links/{id}', ['400', '401', '403', '404', '408', '413', '414', '415']],
])('%s %s names %j', (method, path, named) => {
  expect(statuses(method, path)).toEqual(expect.arrayContaining(named));
});

test('an operation without a key names no 401', () => {
  expect(statuses('get', '/places')).not.toContain('401');
  expect(statuses('post', '/newsletter/subscribe')).not.toContain('401');
});

test('the service publishes the committed document', async () => {
  const service = await startTestApp();
  const answer = await send(service.origin, { path: '/openapi.json' });
  await service.close();
  expect(answer.json()).toEqual(document);
});
