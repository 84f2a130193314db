import { type FormSite, json, mainOf, siteWithForms } from './form-site';

let forms: FormSite;
afterEach(() => forms.close());

const MESSAGE = {
  topic: 'press',
  name: 'Robin',
  email: 'robin@skora.example',
  message: 'Which of my numbers can a club see?',
  website: '',
};

test('the newsletter is asked for at the backend in the visitor’s name, and the answer is a page', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, { status: 'ok' }));
  const { statusCode, body, headers } = await forms.post('newsletter', { email: ' robin@skora.example ' });
  expect(statusCode).toBe(200);
  expect(forms.asked).toHaveLength(1);
  expect(forms.asked[0]).toMatchObject({ method: 'POST', url: '/newsletter/subscribe' });
  expect(forms.asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'content-type': 'application/json',
    'x-request-id': headers['x-request-id'],
  });
  expect(JSON.parse(forms.asked[0]?.body ?? '')).toEqual({ email: 'robin@skora.example' });
  expect(mainOf(body)).toContain('<h1>Subscribed successfully!</h1>');
  expect(body).toContain('The header');
  expect(body).toContain('The footer');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('the answer runs no script, and says so in its policy', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, { status: 'ok' }));
  const { body, headers } = await forms.post('newsletter', { email: 'robin@skora.example' });
  expect(body).not.toContain('<script');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/; sandbox [^;]*$/);
  expect(policy).not.toContain('script');
});

test('an address without "@" is refused next to its field, without asking the backend', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, {}));
  const { statusCode, body } = await forms.post('newsletter', { email: 'no-at-sign' });
  expect(statusCode).toBe(422);
  expect(body).toContain('<title>Error: Playbook Digest | SKORA</title>');
  expect(body).toContain('<a href="#plain-newsletter-email">Please enter a valid email.</a>');
  expect(body).toContain('aria-describedby="plain-newsletter-email-error" aria-invalid="true"');
  expect(body).toContain('value="no-at-sign"');
  expect(forms.asked).toEqual([]);
});

test.each([
  [201, 'Subscription failed. Please try again.', 422],
  [400, 'Subscription failed. Please try again.', 422],
  [429, 'Subscription failed. Please try again.', 429],
  [503, 'Subscription failed. Please try again.', 503],
])('the newsletter says what the page with scripts says of a %i', async (given, words, status) => {
  forms = await siteWithForms((_asked, response) => json(response, given, {}, { 'retry-after': '7' }));
  const { statusCode, body, headers } = await forms.post('newsletter', { email: 'robin@skora.example' });
  expect(statusCode).toBe(status);
  expect(body).toContain(words);
  expect(body).toContain('value="robin@skora.example"');
  expect(headers['retry-after']).toBe('7');
});

test('nothing typed is lost when the backend hangs up', async () => {
  forms = await siteWithForms((_asked, response) => response.socket?.destroy());
  const newsletter = await forms.post('newsletter', { email: 'robin@skora.example' });
  expect(newsletter.statusCode).toBe(503);
  expect(newsletter.body).toContain('An error occurred while subscribing.');
  const { statusCode, body } = await forms.post('contact', {
    ...MESSAGE,
    message: 'One line,\r\nand another one.',
  });
  expect(statusCode).toBe(503);
  expect(body).toContain('<option value="press" selected>');
  expect(body).toContain('>\nOne line,\nand another one.</textarea>');
});

test('a message arrives with its ticket; the same one, sent again, is the same request', async () => {
  forms = await siteWithForms((_asked, response) =>
    json(response, 200, { ticket: 'SK-7Q2M-X04D', answerTime: 'three working days' }),
  );
  const { body } = await forms.post('contact', MESSAGE);
  expect(mainOf(body)).toContain(
    'Your ticket is SK-7Q2M-X04D. A person answers within three working days. Our answer goes to robin@skora.example.',
  );
  await forms.post('contact', MESSAGE);
  await forms.post('contact', { ...MESSAGE, message: 'Something else, and long enough.' });
  const [first, second, third] = forms.asked.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what the backend blames stands next to its field', async () => {
  const errors = [{ at: 'body/name', message: 'must be a name' }];
  forms = await siteWithForms((_asked, response) => json(response, 400, { type: 'about:blank', errors }));
  const { statusCode, body } = await forms.post('contact', { ...MESSAGE, name: '???' });
  expect(statusCode).toBe(422);
  expect(body).toContain(
    '<p id="plain-contact-name-error" class="sk-plain-error">Write your name in letters.</p>',
  );
});

test('HTML in fields is text in the answered page', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, {}));
  const evil = '"></textarea><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { body } = await forms.post('contact', {
    topic: evil,
    name: evil,
    email: evil,
    message: evil,
    website: evil,
  });
  expect(mainOf(body)).not.toMatch(/<script|<img|<\/textarea>"|onerror=alert\(1\)>(?!&)/);
  expect(body).toContain('&quot;&gt;&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('what the backend says is escaped too, and no header is made of it', async () => {
  forms = await siteWithForms((_asked, response) =>
    json(response, 200, { ticket: '<img src=x>', answerTime: '</main><script>' }),
  );
  const { body } = await forms.post('contact', MESSAGE);
  expect(mainOf(body)).toContain('&lt;img src=x&gt;');
  expect(body).not.toContain('<script>');
});

test('the address of an answer can be opened: the empty form, or the way back to the mail', async () => {
  forms = await siteWithForms((_asked, response) => json(response, 200, {}));
  const open = async (name: string) => forms.site.inject(`/forms/${name}`);
  const newsletter = await open('newsletter');
  expect([newsletter.statusCode, newsletter.body.includes('name="email"')]).toEqual([200, true]);
  const coach = await open('coach-decision');
  expect(coach.statusCode).toBe(410);
  expect(mainOf(coach.body)).toContain('Open the link in the email again');
  expect((await open('nothing')).statusCode).toBe(404);
  expect(forms.asked).toEqual([]);
});
