import { startMail, type Mail } from '@skora/stand-ins/mail/start-mail';
import { renderSampleMails } from './rendered';

describe('mails of the service in the local mailbox', () => {
  let mail: Mail;
  beforeAll(async () => {
    mail = await startMail({ smtp: 0, mailbox: 0 }, null, null, () => Promise.resolve(renderSampleMails()));
  });
  afterAll(() => mail.stop());

  it('lists every mail of the service, and shows each as HTML and as text', async () => {
    const open = async (path: string) => (await fetch(`${mail.mailboxUrl}${path}`)).text();
    const list = await open('/mails');
    expect(list).toContain('<a href="/mails/verify-email">Verify your email address</a>');
    expect(list).toContain('Somebody signed up to SKORA with this email address.');
    const ids = [...list.matchAll(/href="\/mails\/([\w-]+)"/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(60);
    for (const id of ids) expect((await fetch(`${mail.mailboxUrl}/mails/${id}`)).status).toBe(200);

    const shown = await open('/mails/newsletter-digest?scheme=dark&width=600');
    expect(shown).toContain('src="/mails/newsletter-digest/html?scheme=dark" style="width:600px;');
    expect(shown).toContain('<dt>List-Unsubscribe-Post</dt><dd>List-Unsubscribe=One-Click</dd>');
    expect(shown).toMatch(/<pre>\{\n {2}&quot;subject&quot;: &quot;Playbook Digest/);
    const text = await open('/mails/newsletter-digest?as=text');
    expect(text).toContain('<pre>SKORA\n\nPlaybook Digest: December 2026\n====');
    expect(text).not.toContain('<iframe');
  });

  it('shows a mail light or dark whatever the browser prefers, and refuses what is no view', async () => {
    const path = `${mail.mailboxUrl}/mails/verify-email`;
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map((scheme) => fetch(`${path}/html?scheme=${scheme}`)),
    );
    expect(light?.headers.get('content-security-policy')).toContain('sandbox');
    expect(await light?.text()).toContain('@media not all{.ground{');
    expect(await dark?.text()).toContain('@media all{.ground{');
    const statuses = ['?scheme=blue', '?width=1', '/html?scheme=x', '-unknown', '-unknown/html'].map(
      async (end) => (await fetch(`${path}${end}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 404, 404]);
  });
});
