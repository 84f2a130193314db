import { generateKeyPairSync } from 'node:crypto';
import { checkMailDomain, type MailDomain } from './check-mail-domain';

const SENDER: MailDomain = {
  domain: 'skora.example',
  bounceDomain: 'send.skora.example',
  include: 'mail.example',
  selectors: ['one'],
};

function rsa(modulusLength: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
const KEY = rsa(2048);

const GOOD: Record<string, string[]> = {
  'send.skora.example': ['v=spf1 include:mail.example -all', 'another=text'],
  'one._domainkey.skora.example': [`v=DKIM1; k=rsa; p=${KEY}`],
  '_dmarc.skora.example': ['v=DMARC1; p=reject; rua=mailto:x@skora.example'],
};

/** DNS with these records; long ones come in pieces, as DNS has them. */
function dns(records: Record<string, string[]>) {
  return {
    resolveTxt: async (name: string) => {
      const found = records[name];
      if (found === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
      return found.map((text) => text.match(/.{1,255}/g) ?? ['']);
    },
  };
}

const states = async (changes: Record<string, string[]>) =>
  (await checkMailDomain(dns({ ...GOOD, ...changes }), SENDER)).map(({ state }) => state);

test('a domain that is set up is fine', async () => {
  expect(await states({})).toEqual(['fine', 'fine', 'fine']);
});

test('of a domain without anything, each record to add is named', async () => {
  const findings = await checkMailDomain(dns({}), SENDER);
  expect(findings.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);
  expect(findings.map(({ record }) => record)).toEqual([
    'send.skora.example TXT "v=spf1 include:mail.example -all"',
    expect.stringContaining('one._domainkey.skora.example TXT or CNAME'),
    '_dmarc.skora.example TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@skora.example"',
  ]);
});

test.each([
  [['v=spf1 include:other.example -all'], 'missing'],
  [['v=spf1 include:mail.example -all', 'v=spf1 -all'], 'missing'],
  [['v=spf1 include:mail.example +all'], 'missing'],
  [['v=spf10 include:mail.example -all'], 'missing'],
  [['v=spf1 include:mail.example'], 'advice'],
  [['V=SPF1 ip4:192.0.2.1 +include:MAIL.example ~all'], 'fine'],
])('the SPF records %j are %s', async (records, state) => {
  expect((await states({ 'send.skora.example': records }))[0]).toBe(state);
});

test.each([
  ['v=spf1 -all', 'missing'],
  ['v=spf1 ~all', 'missing'],
  ['v=spf1 -include:mail.example -all', 'missing'],
  ['v=spf1 mx -all', 'fine'],
  ['v=spf1 redirect=_spf.mail.example', 'fine'],
])('where the mail service keeps the record, %s is %s', async (record, state) => {
  const records = { ...GOOD, 'send.skora.example': [record] };
  const [spf] = await checkMailDomain(dns(records), { ...SENDER, include: null });
  expect(spf?.state).toBe(state);
});

test('an SPF record that allows somebody else keeps them when it is changed', async () => {
  const records = { ...GOOD, 'send.skora.example': ['v=spf1 include:other.example -all'] };
  const [spf] = await checkMailDomain(dns(records), SENDER);
  expect(spf?.record).toBe('send.skora.example TXT "v=spf1 include:mail.example include:other.example -all"');
});

test.each([
  ['that was taken back', 'v=DKIM1; p=', 'missing'],
  ['that is no key', 'v=DKIM1; p=AAAA', 'missing'],
  ['of 512 bits', `k=rsa; p=${rsa(512)}`, 'missing'],
  ['of 1024 bits', `k=rsa; p=${rsa(1024)}`, 'advice'],
  ['of Ed25519', `v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 1).toString('base64')}`, 'fine'],
])('a DKIM key %s', async (_name, record, state) => {
  expect((await states({ 'one._domainkey.skora.example': [record] }))[1]).toBe(state);
});

test.each([
  [['v=DMARC1; p=none'], 'advice'],
  [['v=DMARC1; p=quarantine'], 'fine'],
  [['v=DMARC1; p=perhaps'], 'missing'],
  [['v=DMARC1'], 'missing'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'missing'],
  [['p=reject'], 'missing'],
])('the DMARC records %j are %s', async (records, state) => {
  expect((await states({ '_dmarc.skora.example': records }))[2]).toBe(state);
});

test('a subdomain follows the DMARC record of the domain above it', async () => {
  const findings = await checkMailDomain(dns(GOOD), { ...SENDER, domain: 'mail.skora.example' });
  expect(findings.at(-1)).toMatchObject({ what: 'DMARC', state: 'fine' });
});

test('where the mail service keeps the SPF record itself, whom it allows is its business', async () => {
  const [spf] = await checkMailDomain(dns(GOOD), { ...SENDER, include: null });
  expect(spf).toMatchObject({ what: 'SPF', state: 'fine' });
});

test('DNS that does not answer is no finding', async () => {
  const resolveTxt = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
  await expect(checkMailDomain({ resolveTxt }, SENDER)).rejects.toThrow('DNS does not answer');
});
