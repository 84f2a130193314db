import { isFine, showRows } from './environment/show-rows';
import { readMailDomain } from './read-mail-domain';
import { readOptions, type Options } from './read-options';
import { readSource } from './read-source';
import { READERS, runCheck } from './run-check';
import { checkEnvironment, readFaults } from './environment/check-environment';

const nothing = { resolveTxt: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })) };
const unreachable = { resolveTxt: () => Promise.reject(new Error('DNS was asked')) };

function options(...words: string[]): Options {
  const read = readOptions(words);
  if (read === null) throw new Error(`These words are none: ${words.join(' ')}`);
  return read;
}

const stateOf = (rows: readonly { key: string; state: string }[], key: string) =>
  rows.find((row) => row.key === key)?.state;

test.each(['site', 'backend'] as const)(
  'of %s without settings, what is missing is named',
  async (service) => {
    const rows = await runCheck(options('--for', service), {}, unreachable);
    for (const key of ['SITE_SECRET', 'OPERATOR_NAME', 'PUBLIC_ORIGIN'])
      expect(stateOf(rows, key)).toBe('missing');
    expect(isFine(rows)).toBe(false);
    const { asked } = readFaults(READERS[service], {});
    // Each key the reader asks for has a row, and each row says something.
    for (const key of asked) expect(rows.some((row) => row.key.split(' or ').includes(key))).toBe(true);
    expect(rows.filter(({ text }) => text === '')).toEqual([]);
  },
);

test('what is insecure and what is wrong are told apart, and no secret is shown', async () => {
  const source = {
    ...{ ENVIRONMENT: 'production', LINK_SECRET: 'only for this machine', SITE_SECRET: 'brief' },
    ...{ SMTP_URL: 'http://user:hunter2@mail.example', STRIPE_SECRET_KEY: 'hunter3', PORT: 'many' },
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };
  const rows = await runCheck(options('--for', 'backend'), source, unreachable);
  for (const key of ['LINK_SECRET', 'SITE_SECRET', 'FIREBASE_AUTH_EMULATOR_HOST'])
    expect(rows.filter((row) => row.key === key).map(({ state }) => state)).toContain('insecure');
  for (const key of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'PORT']) expect(stateOf(rows, key)).toBe('wrong');
  expect(showRows(rows)).not.toMatch(/hunter|brief|only for this machine/);
});

test('limits that instances do not share are advice, and in the open they are insecure', () => {
  const rowOf = (REDIS_URL: string) =>
    checkEnvironment(READERS.backend, { REDIS_URL }).find(({ key }) => key === 'REDIS_URL');
  expect(rowOf('')).toMatchObject({ state: 'advice', text: expect.stringContaining('by itself') });
  expect(rowOf('redis://redis.example')?.state).toBe('insecure');
  expect(rowOf('redis://10.0.0.3:6379')?.state).toBe('ok');
});

test('what is filled in nowhere yet is wrong', async () => {
  const source = {
    ...{ OPERATOR_NAME: 'Name of the operator', OPERATOR_EMAIL: 'office@club.example' },
    ...{ PUBLIC_ORIGIN: 'https://skora.example', MAIL_FROM: 'SKORA <mail@skora.example>' },
    SMTP_URL: 'smtps://user:hunter2@mail.example:465',
  };
  const rows = await runCheck(options('--for', 'backend', '--no-dns'), source, unreachable);
  for (const key of Object.keys(source)) expect([key, stateOf(rows, key)]).toEqual([key, 'wrong']);
  expect(showRows(rows)).not.toContain('hunter2');
  const real = { OPERATOR_EMAIL: 'office@club.test', MAIL_FROM: 'SKORA <mail@club.example.test>' };
  const others = await runCheck(options('--for', 'backend', '--no-dns'), real, unreachable);
  for (const key of Object.keys(real)) expect(stateOf(others, key)).toBe('ok');
});

test('a reader that repeats a secret is not believed', () => {
  const read = () => {
    throw new Error('The site cannot start:\n- SITE_SECRET must not be hunter2.');
  };
  const [row] = checkEnvironment(read, { SITE_SECRET: 'hunter2' });
  expect(row).toEqual({ key: 'SITE_SECRET', state: 'wrong', text: 'SITE_SECRET must not be ….' });
});

test('a reader that breaks is no row', () => {
  const read = () => {
    throw new TypeError('x is not a function');
  };
  expect(() => checkEnvironment(read, {})).toThrow('x is not a function');
});

test('a local environment is not deployed', async () => {
  const rows = await runCheck(options('--for', 'site'), { ENVIRONMENT: 'local' }, unreachable);
  expect(stateOf(rows, 'ENVIRONMENT')).toBe('wrong');
});

test('of a file, keys that nobody reads are named; of the environment they are not', async () => {
  const source = { OPERATR_NAME: 'Club', PATH: '/bin' };
  const ofFile = await runCheck(options('--for', 'site', '--env', 'site.env'), source, unreachable);
  expect(stateOf(ofFile, 'OPERATR_NAME')).toBe('wrong');
  expect(stateOf(await runCheck(options('--for', 'site'), source, unreachable), 'PATH')).toBeUndefined();
});

test('a file that is not there is named with what to do', () => {
  expect(() => readSource(options('--for', 'site', '--env', 'none.env'), {})).toThrow(
    'There is no file none.env. Write it,',
  );
  const environment = { MAIL_FROM: 'a@skora.example' };
  expect(readSource(options('--for', 'site'), environment)).toEqual(environment);
});

test('the domain of the sender is looked up, unless told otherwise', async () => {
  const source = { MAIL_FROM: 'SKORA <no-reply@skora.example>' };
  const keys = async (...words: string[]) =>
    (await runCheck(options(...words), source, nothing)).filter(({ key }) => /^(SPF|DKIM|DMARC)$/.test(key));
  expect((await keys()).map(({ key, state }) => `${key} ${state}`)).toEqual([
    'SPF missing',
    'DMARC missing',
    'DKIM missing',
  ]);
  expect(await keys('--for', 'backend', '--selector', 's1', '--selector', 's2')).toHaveLength(4);
  expect(await keys('--for', 'backend', '--no-dns')).toEqual([]);
  // The site sends none.
  expect(await keys('--for', 'site')).toEqual([]);
});

test.each([
  ['no service, and no look at DNS', ['--no-dns'], 'SKORA <no-reply@skora.example>'],
  ['a sender without a domain', [], 'SKORA'],
  ['no service, and no sender', ['--selector', 'resend'], undefined],
])('of %s, nothing is said to be well', async (_name, words, sender) => {
  await expect(runCheck(options(...words), { MAIL_FROM: sender }, nothing)).rejects.toThrow(
    'Nothing was checked. Name a service with --for, or set MAIL_FROM',
  );
});

test('the table begins with what is to be done, and ends with how much that is', () => {
  const table = showRows([
    { key: 'A', state: 'ok', text: '' },
    { key: 'LONG_NAME', state: 'missing', text: 'LONG_NAME must be set.' },
    { key: 'DMARC', state: 'advice', text: 'Use quarantine.' },
  ]);
  expect(table.split('\n')).toEqual([
    'key        state     what to do',
    'LONG_NAME  missing   LONG_NAME must be set.',
    'DMARC      advice    Use quarantine.',
    'A          ok',
    '1 of 3 must be put right before a deployment.',
  ]);
  expect(showRows([{ key: 'A', state: 'advice', text: 'x' }])).toContain('All is well.');
});

test('the words of the command say which service, and how mail is sent', () => {
  const words = ['--include', 'amazonses.com', '--selector', 'resend', '--bounces', 'send.skora.example'];
  const from = 'SKORA <no-reply@skora.example>';
  expect(readMailDomain(from, options(...words).mail)).toEqual({
    ...{ domain: 'skora.example', bounceDomain: 'send.skora.example' },
    ...{ include: 'amazonses.com', selectors: ['resend'] },
  });
  expect(readMailDomain(from, options().mail)).toMatchObject({
    bounceDomain: 'skora.example',
    include: null,
  });
  expect(readMailDomain(undefined, options().mail)).toBeNull();
  expect(options('--for', 'site', '--json')).toMatchObject({ service: 'site', json: true, dns: true });
  for (const wrong of [['--for', 'nobody'], ['--for'], ['--other', 'x']])
    expect(readOptions(wrong)).toBeNull();
});
