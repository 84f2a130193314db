import { type FormSite, json, mainOf, siteWithForms } from './form-site';

let forms: FormSite;
afterEach(() => forms.close());

const TOKEN = 'a'.repeat(43);
const REQUEST = {
  purpose: 'receiver',
  receiver: 'guardian',
  playerName: 'Mara F.',
  name: 'Rui <b>Testinho</b>',
  club: 'Northfield FC',
  role: 'coach',
  reason: 'Two lines.\nOf text.',
  domain: 'club.example',
  writtenAt: '2026-11-20T10:00:00.000Z',
  answered: null,
};

/** A site whose backend asks this, and answers what is posted with a status. */
const asking = (question: object, status = 200, type = '') =>
  siteWithForms(({ method }, response) =>
    method === 'GET' ? json(response, 200, question) : json(response, status, { status: 'ok', type }),
  );
const sent = () => JSON.parse(forms.asked.at(-1)?.body ?? '') as unknown;

test.each([
  ['yes', true, 'Your request is sent'],
  ['no', false, 'The request is deleted'],
])('a writer sends a contact request off, or says that it is not theirs: %s', async (send, value, title) => {
  forms = await asking({ ...REQUEST, purpose: 'writer' });
  const { body } = await forms.post('contact-proof', { token: TOKEN, send });
  expect(mainOf(body)).toContain(`<h1>${title}</h1>`);
  expect(forms.asked.at(-1)?.url).toBe(`/contact-requests/${TOKEN}/proof`);
  expect(sent()).toEqual({ send: value });
});

test('a second request within a week says so', async () => {
  forms = await asking({ ...REQUEST, purpose: 'writer' }, 409, 'already-asked');
  const { statusCode, body } = await forms.post('contact-proof', { token: TOKEN, send: 'yes' });
  expect(statusCode).toBe(409);
  expect(body).toContain('You wrote to this player less than a week ago.');
});

test.each(['accept', 'decline', 'block', 'report'])('a receiver answers %s', async (answer) => {
  forms = await asking(REQUEST);
  const { statusCode } = await forms.post('contact-answer', { token: TOKEN, answer });
  expect(statusCode).toBe(200);
  expect(forms.asked.at(-1)?.url).toBe(`/contact-requests/${TOKEN}/answer`);
  expect(sent()).toEqual({ answer });
});

test('what was answered before is not asked again, and a stranger’s words are text', async () => {
  forms = await asking({ ...REQUEST, answered: 'accept' });
  const { statusCode, body } = await forms.post('contact-answer', { token: TOKEN, answer: 'accept' });
  expect(statusCode).toBe(422);
  expect(mainOf(body)).toContain('Rui &lt;b&gt;Testinho&lt;/b&gt;, Northfield FC');
  expect(mainOf(body)).not.toContain('value="accept"');
  expect(forms.asked.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  ['yes', true, 'We are asking the coach now'],
  ['no', false, 'We will not ask the coach'],
])('a guardian says whether the coach may be asked: %s', async (approved, value, title) => {
  forms = await asking({
    purpose: 'guardian',
    playerName: 'Nova N.',
    coach: { name: 'Rui', role: 'Head coach', club: 'Northfield FC' },
    numbers: [{ label: 'Goals', detail: 'League', value: 2, unit: '', changed: false }],
  });
  const { body } = await forms.post('coach-approval', { token: TOKEN, approved });
  expect(mainOf(body)).toContain(`<h1>${title}</h1>`);
  expect(forms.asked.at(-1)?.url).toBe(`/confirmations/${TOKEN}/approval`);
  expect(sent()).toEqual({ approved: value });
});

test('an answer that none of the buttons gives is refused, and the buttons stay', async () => {
  forms = await asking(REQUEST);
  const { statusCode, body } = await forms.post('contact-answer', { token: TOKEN, answer: 'delete' });
  expect(statusCode).toBe(422);
  expect(body).toContain('<li>Choose one of the answers.</li>');
  expect(body).toContain('value="decline"');
});
