import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '../../testing/send';
import { startTestApp } from '../../testing/start-test-app';

test('the service publishes the committed document', async () => {
  const service = await startTestApp();
  const answer = await send(service.origin, { path: '/openapi.json' });
  await service.close();
  expect(answer.json()).toEqual(JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')));
});
