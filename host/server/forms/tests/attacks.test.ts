import { type FormSite, json, mainOf, siteWithForms } from './form-site';

let forms: FormSite;
beforeEach(async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, { status: 'ok' }));
});
afterEach(() => forms.close());

const GOOD = { email: 'robin@skora.example' };

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site, in an old browser', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' }],
  ['a page without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another port', { origin: 'http://localhost:3001' }],
])('a form that %s sends is refused with a page, and the backend is not asked', async (_name, headers) => {
  const { statusCode, body, headers: answered } = await forms.post('newsletter', GOOD, headers);
  expect(statusCode).toBe(403);
  expect(mainOf(body)).toContain('<h1>This form came from another website</h1>');
  expect(answered['content-type']).toBe('text/html; charset=utf-8');
  expect(forms.asked).toEqual([]);
});

test.each<[string, string, number]>([
  ['100 fields', Array.from({ length: 100 }, (_, at) => `f${at}=1`).join('&'), 400],
  ['the same field twice', 'email=a%40b.example&email=c%40d.example', 400],
  ['a field of no form', 'email=a%40b.example&admin=true', 400],
  ['a field named like a part of every object', 'email=a%40b.example&__proto__=1', 400],
  ['nothing', '', 422],
  ['more than 24 KB', `email=${'a'.repeat(25_000)}`, 413],
])('a form of %s is refused with a page', async (_name, payload, status) => {
  const { statusCode, body } = await forms.post('newsletter', payload);
  expect(statusCode).toBe(status);
  expect(mainOf(body)).toContain('<h1>');
  expect(forms.asked).toEqual([]);
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/html'])(
  'a form as %s is refused with a page: 415',
  async (type) => {
    const { statusCode, body } = await forms.post('newsletter', '{"email":"a@b.example"}', {
      'content-type': type,
    });
    expect(statusCode).toBe(415);
    expect(mainOf(body)).toContain('We could not read the form');
    expect(forms.asked).toEqual([]);
  },
);

test.each(['nothing', '__proto__', 'constructor', '..%2f..', '%00'])(
  'there is no form named %s: 404, and the name is not in the page',
  async (name) => {
    const { statusCode, body } = await forms.post(name, GOOD);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(decodeURIComponent(name));
  },
);

test('a form posted to a page gets a page that says what it needs: 405', async () => {
  const { statusCode, body } = await forms.site.inject({
    method: 'POST',
    url: '/settings',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=corner-flag-77',
  });
  expect(statusCode).toBe(405);
  expect(body).toContain('This form needs JavaScript');
  expect(body).not.toContain('corner-flag');
});

test.each(['..', '../../account', '%2e%2e/decision', 'a/b', 'a?b', 'a#b', 'x'.repeat(201), 'a\r\nb'])(
  'a link’s secret cannot lead to another operation: %j',
  async (token) => {
    const { statusCode } = await forms.post('weekly-email', { token });
    expect(statusCode).toBe(404);
    expect(forms.asked).toEqual([]);
  },
);

test('what is typed makes no header and leads nowhere', async () => {
  const typed = 'robin@skora.example\r\nlocation: https://evil.example\r\nset-cookie: a=b';
  const { headers } = await forms.post(
    'newsletter',
    { email: typed },
    { 'x-forwarded-host': 'evil.example' },
  );
  expect(headers.location).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(JSON.stringify(headers)).not.toContain('evil.example');
});

test('a text browser, which says nothing of where a form comes from, may send one', async () => {
  const { statusCode } = await forms.site.inject({
    method: 'POST',
    url: '/forms/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=robin%40skora.example',
  });
  expect(statusCode).toBe(200);
});

test('60 forms a minute are taken of a client; the next gets a page that says when', async () => {
  const answers = [];
  for (let round = 0; round < 61; round += 1) answers.push(await forms.post('newsletter', { email: 'x' }));
  expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 422)).toBe(true);
  expect(answers[60]?.statusCode).toBe(429);
  expect(answers[60]?.headers['retry-after']).toBe('60');
  expect(mainOf(answers[60]?.body ?? '')).toContain('Too many tries');
});
