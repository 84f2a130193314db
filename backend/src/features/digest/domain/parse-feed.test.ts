import { parseFeed } from './parse-feed';

const ORIGIN = 'https://skora.example';

function feed(...entries: string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${ORIGIN}/feed.xml</id><title>SKORA</title><link rel="self" href="${ORIGIN}/feed.xml"/>
${entries.map((entry) => `<entry>${entry}</entry>`).join('\n')}</feed>`;
}

const WHOLE = `<id>x</id><title>One &amp; two &lt;3&gt;</title>
<link rel="alternate" type="text/html" href="${ORIGIN}/blog/one"/>
<published>2026-11-01T00:00:00.000Z</published><summary>Why &quot;one&quot; is 007.</summary>`;

test('reads title, summary, date and page of every entry', () => {
  expect(parseFeed(feed(WHOLE), ORIGIN)).toEqual([
    {
      title: 'One & two <3>',
      description: 'Why "one" is 007.',
      url: `${ORIGIN}/blog/one`,
      published: Date.UTC(2026, 10, 1),
    },
  ]);
});

test('a foreign address in the feed leads to our own page of that path', () => {
  const [article] = parseFeed(feed(WHOLE.replace(`${ORIGIN}/blog`, 'https://evil.example/blog')), ORIGIN);
  expect(article?.url).toBe(`${ORIGIN}/blog/one`);
});

test.each([
  ['no title', WHOLE.replace(/<title>.*<\/title>/, '')],
  ['an empty title', WHOLE.replace(/<title>.*<\/title>/, '<title/>')],
  ['no summary', WHOLE.replace(/<summary>.*<\/summary>/, '')],
  ['no date', WHOLE.replace(/<published>.*<\/published>/, '')],
  ['no page', WHOLE.replace(/<link.*\/>/, '')],
])('an entry with %s is left out', (_name, entry) => {
  expect(parseFeed(feed(entry, WHOLE), ORIGIN)).toHaveLength(1);
});

test('a feed without entries has no articles', () => {
  expect(parseFeed(feed(), ORIGIN)).toEqual([]);
});

test.each(['<!doctype html><html lang="en"><body>Hello</body></html>', '{"feed":1}', '<feed><entry>', ''])(
  'what is no feed is an error: %s',
  (text) => {
    expect(() => parseFeed(text, ORIGIN)).toThrow();
  },
);
