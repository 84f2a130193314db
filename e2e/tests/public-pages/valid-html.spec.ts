import { HtmlValidate } from 'html-validate';
import { listedAddresses } from '../../fixtures/site/listed-addresses';
import { PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
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

test('every public page is valid HTML as the server sends it', async ({ request }) => {
  const paths = new Set([
    ...(await listedAddresses(request)),
    ...[...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES].map(({ path }) => path),
    '/nowhere',
  ]);
  expect(paths.size).toBeGreaterThan(30);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const { results } = await checker.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, path).toEqual([]);
  }
});
