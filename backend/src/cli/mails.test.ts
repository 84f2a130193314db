import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readSuppression } from '../lib/mail/suppression/suppression-store';
import {
  MAIL_EVENTS,
  postEvents,
  sendGridEvent,
  sendGridHeaders,
} from '../testing/mail-events/signed-mail-events';
import { startTestApp, type TestApp } from '../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ mailEvents: MAIL_EVENTS });
});
afterAll(() => service.close());

const ROOT = join(__dirname, '../../..');

/** Runs `pnpm mails …` as an operator would. */
function mails(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, GCLOUD_PROJECT: service.projectId };
  return new Promise((resolve) => {
    const tsx = join(ROOT, 'node_modules/.bin/tsx');
    execFile(tsx, ['backend/src/cli/mails.ts', ...words], { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` });
    });
  });
}

test('an operator sees why nothing goes to an address, and lifts it', async () => {
  const email = `${randomUUID()}@player.example`;
  const body = JSON.stringify([sendGridEvent(email, 'bounce', { reason: '550 5.1.1 unknown' })]);
  await postEvents(service, 'sendgrid', body, sendGridHeaders(body));
  const shown = await mails('show', email);
  expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('there is no such mailbox') });
  expect(shown.output).toMatch(/hard-bounce \(sendgrid\) 550 5\.1\.1 unknown/);
  expect(await mails('lift', email)).toMatchObject({ code: 0 });
  expect(await readSuppression(service.firestore, email)).toBeUndefined();
});
