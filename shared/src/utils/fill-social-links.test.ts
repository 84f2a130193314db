import { fillSocialLinks } from './fill-social-links';

const link = (id: string) => `<li data-social="${id}"><a class="l" href="#" rel="noopener">${id}</a></li>`;
const fragment = `<p>a</p><ul data-social="" class="list">${link('facebook')}${link('youtube')}</ul><ul><li>b</li></ul>`;

it('gives each link its address, as text', () => {
  const social = {
    facebook: 'https://facebook.example/a?b=1&c="$&',
    youtube: 'https://youtube.example/@skora',
  };
  expect(fillSocialLinks(fragment, social)).toBe(
    '<p>a</p><ul class="list"><li><a class="l" href="https://facebook.example/a?b=1&amp;c=&quot;$&amp;" rel="noopener">facebook</a></li>' +
      '<li><a class="l" href="https://youtube.example/@skora" rel="noopener">youtube</a></li></ul><ul><li>b</li></ul>',
  );
});

it('takes out links without an address, and a list without links', () => {
  const one = fillSocialLinks(fragment, { youtube: 'https://youtube.example/@skora' });
  expect(one).not.toContain('facebook');
  expect(one).toContain('youtube.example');
  expect(fillSocialLinks(fragment, {})).toBe('<p>a</p><ul><li>b</li></ul>');
});
