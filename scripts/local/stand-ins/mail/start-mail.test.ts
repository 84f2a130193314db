import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Message } from './mailbox';
import { startMail } from './start-mail';
import type { Mail } from './start-mail';

describe('mail stand-in', () => {
  let mail: Mail;
  beforeEach(async () => {
    mail = await startMail({ smtp: 0, mailbox: 0 }, null);
  });
  afterEach(() => mail.stop());

  const send = (to: string, subject: string) =>
    createTransport(mail.smtpUrl).sendMail({
      from: 'SKORA <hello@skora.example>',
      to,
      subject,
      text: 'Open https://skora.example/auth-action?mode=verifyEmail&oobCode=x',
      html: '<p>Grüße &amp; <b>mehr</b></p><script>alert(1)</script>',
      headers: { 'X-Campaign': 'digest' },
    });
  const list = async (query = '') =>
    (await (await fetch(`${mail.mailboxUrl}/api/messages${query}`)).json()) as Message[];

  it('lists what was sent, newest first', async () => {
    await send('mara@skora.example', 'First');
    await send('timo@skora.example', 'Überraschung');
    const messages = await list();
    expect(messages.map(({ subject }) => subject)).toEqual(['Überraschung', 'First']);
    expect(messages[0]).toMatchObject({ from: 'hello@skora.example', to: ['timo@skora.example'] });
    expect(messages[0]?.html).toContain('Grüße');
    expect(messages[0]?.headers['x-campaign']).toBe('digest');
    expect(await list('?to=mara@skora.example')).toHaveLength(1);
  });

  it('empties on request', async () => {
    await send('mara@skora.example', 'First');
    expect((await fetch(`${mail.mailboxUrl}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await (await fetch(mail.mailboxUrl)).text()).toContain('No mail has been sent yet.');
  });

  it('tells whether a mail was taken, also after it was thrown away', async () => {
    const { messageId } = await send('mara@skora.example', 'First');
    await fetch(`${mail.mailboxUrl}/api/messages`, { method: 'DELETE' });
    const ask = (headers: Record<string, string>) =>
      fetch(`${mail.mailboxUrl}/api/accepted`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ messageIds: [messageId, '<other@skora.example>'] }),
      });
    const answer = await ask({ authorization: 'Bearer of the log' });
    expect(await answer.json()).toEqual({ accepted: [messageId] });
    expect((await ask({})).status).toBe(401);
  });

  it('keeps mails in a file, written without a stop', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'skora-mail-')), 'mails.json');
    await mail.stop();
    mail = await startMail({ smtp: 0, mailbox: 0 }, null, file);
    await send('mara@skora.example', 'First');
    while (!existsSync(file)) await pause(20);
    const again = await startMail({ smtp: 0, mailbox: 0 }, null, file);
    const messages = (await (await fetch(`${again.mailboxUrl}/api/messages`)).json()) as Message[];
    expect(messages.map(({ subject }) => subject)).toEqual(['First']);
    await again.stop();
  });

  it('shows a mail with its links, and its HTML without letting it run', async () => {
    await send('mara@skora.example', '<b>Hello</b>');
    const [message] = await list();
    const page = await (await fetch(`${mail.mailboxUrl}/?id=${message?.id}`)).text();
    expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(page).toContain('href="https://skora.example/auth-action?mode=verifyEmail&amp;oobCode=x"');
    const html = await fetch(`${mail.mailboxUrl}/messages/${message?.id}/html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${mail.mailboxUrl}/messages/unknown/html`)).status).toBe(404);
  });

  it('has buttons where there is a backend to tell, names each group of them, and refuses other events', async () => {
    await send('mara@skora.example', 'First');
    const [message] = await list();
    const open = async () => (await fetch(`${mail.mailboxUrl}/?id=${message?.id}`)).text();
    const press = async (id: string | undefined, event: string) => {
      const path = `${mail.mailboxUrl}/messages/${id}/events`;
      const form = { method: 'POST', body: new URLSearchParams({ event }) };
      return (await fetch(path, { ...form, redirect: 'manual' })).status;
    };
    expect(await open()).not.toContain('<button');
    expect(await press(message?.id, 'bounced')).toBe(404);

    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    mail.events.target = { url: 'http://127.0.0.1:1/', privateKey };
    expect(await open()).toContain('aria-label="What became of “First” to mara@skora.example"');
    const statuses = [press(message?.id, 'opened'), press('unknown', 'spam'), press(message?.id, 'spam')];
    expect(await Promise.all(statuses)).toEqual([400, 404, 303]);
    expect(await open()).toContain('Marked as spam. The backend did not answer.');
  });
});
