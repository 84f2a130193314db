import { HtmlValidate } from 'html-validate';
import { listedAddresses } from '../../fixtures/site/listed-addresses';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';

const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How markup is written is the renderer's business; what it means is checked.
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Scripts and styles come from our own origin, under names made of their content.
    'require-sri': 'off',
    // Charts and artwork set sizes; the policy allows style attributes and nothing else inline.
    'no-inline-style': 'off',
    // A sentence in the title of an article is what search engines cut, not what breaks.
    'long-title': 'off',
  },
});

async function expectValid(html: string, what: string): Promise<void> {
  const { results } = await checker.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect.soft(faults, what).toEqual([]);
}

test('every public page is valid HTML as the server sends it', async ({ request }) => {
  const paths = new Set([
    ...(await listedAddresses(request)),
    ...[...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES].map(({ path }) => path),
    '/nowhere',
  ]);
  expect(paths.size).toBeGreaterThan(30);
  for (const path of paths) await expectValid(await (await request.get(path)).text(), path);
});

test('so are pages that say what they need, dead links and answers to forms', async ({ request }) => {
  for (const path of [
    ...PROTECTED_PAGES.map((page) => page.path),
    '/confirm/made-up',
    '/guardian-approval?token=made-up',
    '/unsubscribe-newsletter?token=made-up',
    '/forms/newsletter',
    '/forms/contact',
    '/forms/leave-by-address',
  ]) {
    await expectValid(await (await request.get(path)).text(), path);
  }
  const sent: [name: string, form: Record<string, string>][] = [
    ['contact', { topic: 'press', name: '"<b>', email: 'none', message: '', website: '' }],
    ['newsletter', { email: '"<b>' }],
    ['coach-decision', { token: 'made-up' }],
  ];
  for (const [name, form] of sent) {
    await expectValid(await (await request.post(`/forms/${name}`, { form })).text(), name);
  }
});
