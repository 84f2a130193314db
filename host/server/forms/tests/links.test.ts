import type { ServerResponse } from 'node:http';
import { type FormSite, json, mainOf, siteWithForms } from './form-site';

let forms: FormSite;
afterEach(() => forms.close());

const TOKEN = 'a'.repeat(43);
const QUESTION = {
  purpose: 'coach',
  playerName: 'Nova N.',
  coach: { name: 'Rui <b>Testinho</b>', role: 'Head coach', club: 'Northfield FC' },
  numbers: [
    { label: 'Goals', detail: '3–1 against Northfield Rovers', value: 2, unit: '', changed: false },
    { label: 'Assists', detail: '3–1 against Northfield Rovers', value: 1, unit: '', changed: false },
  ],
};
const ANSWER = { token: TOKEN, 'number-0': 'right', 'number-1': 'wrong', note: '', vouches: 'yes' };

/** Answers the question, and what is posted as given. */
const coach = (post: (response: ServerResponse) => void, question: object = QUESTION) =>
  siteWithForms(({ method }, response) =>
    method === 'GET' ? json(response, 200, question) : post(response),
  );

test('the question behind a link is readable and answerable without JavaScript', async () => {
  forms = await coach((response) => json(response, 200, {}));
  const { statusCode, body, headers } = await forms.site.inject(`/confirm/${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(forms.asked.map(({ method, url }) => [method, url])).toEqual([['GET', `/confirmations/${TOKEN}`]]);
  const noscript = /<noscript>([\s\S]*)<\/noscript>/.exec(mainOf(body))?.[1] ?? '';
  expect(noscript).toContain('<h1>Nova N. asks if these numbers are right</h1>');
  expect(noscript).toContain('action="/forms/coach-decision"');
  expect(noscript).toContain(`<input type="hidden" name="token" value="${TOKEN}">`);
  expect(noscript).toContain('Rui &lt;b&gt;Testinho');
  expect(body).toContain('sk-pending');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('a backend that does not answer makes the page of a link no page that browsers keep', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 500, {}));
  const { headers } = await forms.site.inject(`/confirm/${TOKEN}`);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test.each(['-'.repeat(43), '_-aB9'.repeat(8), 'short-key.signature_-'])(
  'a link’s secret can look like %s',
  async (token) => {
    forms = await coach((response) => json(response, 200, {}));
    expect((await forms.site.inject(`/confirm/${token}`)).statusCode).toBe(200);
    expect(forms.asked.map(({ url }) => url)).toEqual([`/confirmations/${token}`]);
  },
);

test.each([
  [404, '', 'This link does not work'],
  [410, 'link-used', 'This has already been answered'],
  [410, 'link-expired', 'This link has expired'],
  [410, 'request-withdrawn', 'The player has taken this request back'],
])(
  'a link that answers %i %s is such a page, and so is the answer to its form',
  async (status, type, title) => {
    forms = await siteWithForms((_asked, response) => json(response, status, { type, status }));
    const page = await forms.site.inject(`/confirm/${TOKEN}`);
    expect(page.statusCode).toBe(status);
    expect(mainOf(page.body)).toContain(`<h1>${title}</h1>`);
    const answer = await forms.post('coach-decision', ANSWER);
    expect(answer.statusCode).toBe(status);
    expect(mainOf(answer.body)).toContain(`<h1>${title}</h1>`);
  },
);

test.each<[string, (response: ServerResponse) => void]>([
  ['says an error', (response) => json(response, 500, {})],
  ['is too busy', (response) => json(response, 429, {})],
  ['sends no question', (response) => json(response, 200, { purpose: 'coach' })],
  ['sends no JSON', (response) => response.end('<html>')],
  ['hangs up', (response) => response.socket?.destroy()],
  ['never answers', () => undefined],
])('a page whose backend %s is served as ever, and says what it needs', async (_name, answer) => {
  forms = await siteWithForms((_asked, response) => answer(response));
  const { statusCode, body } = await forms.site.inject(`/confirm/${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('sk-pending');
  expect(mainOf(body)).toContain('<h1>Numbers to confirm</h1>');
  expect(mainOf(body)).toContain('This page needs JavaScript.');
});

test('a coach’s answer goes to the backend as the page with scripts sends it', async () => {
  forms = await coach((response) => json(response, 200, { status: 'ok' }));
  const { statusCode, body } = await forms.post('coach-decision', { ...ANSWER, note: ' Ann’s. ' });
  expect(statusCode).toBe(200);
  expect(mainOf(body)).toContain('<h1>Thank you for your answer</h1>');
  expect(forms.asked.at(-1)).toMatchObject({ method: 'POST', url: `/confirmations/${TOKEN}/decision` });
  expect(JSON.parse(forms.asked.at(-1)?.body ?? '')).toEqual({
    ...{ confirmed: [0], declined: [1], note: 'Ann’s.', vouches: true },
  });
});

test('what is missing is said number by number, and what was chosen stays', async () => {
  forms = await coach((response) => json(response, 200, {}));
  const { statusCode, body } = await forms.post('coach-decision', {
    token: TOKEN,
    'number-0': 'right',
    note: 'Hm',
  });
  expect(statusCode).toBe(422);
  expect(body).toContain('Choose “Right” or “Not right” for Assists.');
  expect(body).toContain('Please confirm that you are this coach.');
  expect(body).toMatch(/name="number-0" value="right"[^>]* checked/);
  expect(body).toContain('>\nHm</textarea>');
  expect(forms.asked.map(({ method }) => method)).toEqual(['GET']);
});

test('numbers that changed meanwhile are shown anew, and nothing is sent', async () => {
  const changed = { ...QUESTION, numbers: [QUESTION.numbers[0], { ...QUESTION.numbers[1], changed: true }] };
  forms = await coach((response) => json(response, 200, {}), changed);
  const { statusCode, body } = await forms.post('coach-decision', ANSWER);
  expect(statusCode).toBe(409);
  expect(body).toContain('This page has changed since you opened it.');
  expect(body).toMatch(/name="number-0" value="right"[^>]* checked/);
  expect(forms.asked.map(({ method }) => method)).toEqual(['GET']);
});

test('numbers that changed between the look and the answer are told as well', async () => {
  forms = await coach((response) => json(response, 409, { type: 'numbers-changed' }));
  const { statusCode, body } = await forms.post('coach-decision', ANSWER);
  expect(statusCode).toBe(409);
  expect(body).toContain('The player changed a number while you were reading.');
});

test('a form whose question nobody knows keeps all that was sent for one more press', async () => {
  forms = await siteWithForms((_asked, response) => response.socket?.destroy());
  const { statusCode, body } = await forms.post('coach-decision', { ...ANSWER, note: '<b>"x"' });
  expect(statusCode).toBe(503);
  expect(body).toContain('<input type="hidden" name="number-1" value="wrong">');
  expect(body).toContain('<input type="hidden" name="note" value="&lt;b&gt;&quot;x&quot;">');
  expect(body).toContain('Send it again');
});

const GUARDIAN = {
  subject: 'publishing',
  purpose: 'decide',
  childName: 'Lina T.',
  consent: { version: 'guardian-2026-11', text: 'I agree that the player shares the CV.' },
  contact: { text: 'People who have a link may write to me.', open: false },
  event: null,
};

test('a guardian reads the text and signs; agreeing to contact is a choice of its own', async () => {
  forms = await coach((response) => json(response, 200, { status: 'ok' }), GUARDIAN);
  const page = await forms.site.inject(`/guardian-approval?token=${TOKEN}`);
  expect(mainOf(page.body)).toContain('<h1>May Lina T. share a football CV?</h1>');
  expect(mainOf(page.body)).toContain('I agree that the player shares the CV.');
  const signed = {
    token: TOKEN,
    textVersion: 'guardian-2026-11',
    name: ' Paula  Testkind ',
    relationship: 'parent',
    contact: 'yes',
    decision: 'approve',
  };
  const { body } = await forms.post('guardian-decision', signed);
  expect(mainOf(body)).toContain('<h1>Approved</h1>');
  expect(forms.asked.at(-1)?.url).toBe(`/guardian/requests/${TOKEN}`);
  expect(JSON.parse(forms.asked.at(-1)?.body ?? '')).toEqual({
    ...{ decision: 'approve', name: 'Paula Testkind', relationship: 'parent' },
    ...{ textVersion: 'guardian-2026-11', contact: true },
  });
  const { body: declined } = await forms.post('guardian-decision', { ...signed, decision: 'decline' });
  expect(mainOf(declined)).toContain('<h1>Declined</h1>');
  expect(JSON.parse(forms.asked.at(-1)?.body ?? '')).not.toHaveProperty('contact');
});

test.each([
  [{}, 'or until the player is old enough', 'is closed for now'],
  [{ decidesAlone: true }, 'so the account stays open', 'so the account stays open'],
])('a guardian reads what a withdrawal of the account means: %j', async (more, before, after) => {
  const question = { ...GUARDIAN, subject: 'account', purpose: 'revoke', contact: null, ...more };
  forms = await coach((response) => json(response, 200, { status: 'ok' }), question);
  const page = await forms.site.inject(`/guardian-approval?token=${TOKEN}`);
  expect(mainOf(page.body)).toContain(before);
  const { body } = await forms.post('guardian-withdrawal', { token: TOKEN });
  expect(mainOf(body)).toContain(after);
});

test('a guardian’s page without a link is the same for everybody and asks nobody', async () => {
  forms = await coach((response) => json(response, 200, {}), GUARDIAN);
  const { headers } = await forms.site.inject('/guardian-approval');
  expect(headers['cache-control']).toBe('no-cache');
  expect(forms.asked).toEqual([]);
});

test('the weekly email is ended by its link without a body; a dead link is a 404', async () => {
  let status = 200;
  forms = await siteWithForms((_asked, response) => json(response, status, { status: 'ok' }));
  const page = await forms.site.inject(`/weekly-email/${TOKEN}.x`);
  expect(page.statusCode).toBe(200);
  expect(mainOf(page.body)).toContain('End the weekly email');
  const { body } = await forms.post('weekly-email', { token: `${TOKEN}.x` });
  expect(mainOf(body)).toContain('Done. You get no more weekly emails.');
  expect(forms.asked.at(-1)).toMatchObject({
    ...{ method: 'POST', url: `/notifications/weekly-email/${TOKEN}.x`, body: '' },
  });
  status = 404;
  expect((await forms.site.inject('/weekly-email/made-up')).statusCode).toBe(404);
});
