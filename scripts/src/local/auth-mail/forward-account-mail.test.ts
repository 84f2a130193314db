import { randomUUID } from 'node:crypto';
import { callEmulator } from '../emulators/emulator-api';
import { startMail } from '../stand-ins';
import type { Mail } from '../stand-ins';
import { createAccountMailForwarder } from './forward-account-mail';

const authPort = Number((process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '').split(':')[1]);

describe('account mails', () => {
  let mail: Mail;
  beforeEach(async () => {
    mail = await startMail({ smtp: 0, mailbox: 0 });
  });
  afterEach(() => mail.stop());

  it('reach the mailbox once, with a link to the site', async () => {
    const projectId = `demo-${randomUUID()}`;
    const email = 'mara@skora.example';
    const identity = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
    const forward = createAccountMailForwarder({
      projectId,
      authPort,
      smtpUrl: mail.smtpUrl,
      siteOrigin: 'http://localhost:3000',
    });
    await callEmulator(authPort, 'POST', `${identity}/accounts`, { email, password: 'correct horse' });
    expect(await forward()).toBe(0);

    await callEmulator(authPort, 'POST', `${identity}/accounts:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email,
    });
    expect(await forward()).toBe(1);
    expect(await forward()).toBe(0);
    const messages = await (await fetch(`${mail.mailboxUrl}/api/messages`)).json();
    expect(messages).toHaveLength(1);
    expect(messages).toMatchObject([{ to: [email], subject: 'Reset your SKORA password' }]);
    expect(messages).toMatchObject([
      { text: expect.stringMatching(/http:\/\/localhost:3000\/auth-action\?mode=resetPassword&oobCode=\S+/) },
    ]);
  });
});
