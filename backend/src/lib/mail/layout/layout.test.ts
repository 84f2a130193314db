import { renderMail, type MailContent } from '.';
import { DARK, LIGHT } from './palette';
import { preheaderOf } from './preheader';
import { wrapLines } from './wrap-lines';

const CONTENT: MailContent = { subject: 'A subject', paragraphs: ['A paragraph.'], why: 'Why.' };

test('inline styles hold the light colours, the style sheet the dark ones', () => {
  const { html } = renderMail({ ...CONTENT, action: { label: 'Go', url: 'https://skora.example/' } });
  const [head = '', body = ''] = html.split('</head>');
  const coloursIn = (part: string) => new Set(part.match(/#[\da-f]{6}\b/g));
  expect(coloursIn(body)).toEqual(new Set(Object.values(LIGHT)));
  expect(coloursIn(head)).toEqual(new Set(Object.values(DARK)));
  expect(head).toContain('<meta name="color-scheme" content="light dark">');
  expect(head).toContain(':root{color-scheme:light dark');
});

test('the style sheet is as small as Gmail wants it, and the mail below what it cuts off', () => {
  const { html } = renderMail({
    ...CONTENT,
    paragraphs: Array.from({ length: 20 }, () => 'Words. '.repeat(40)),
  });
  expect(/<style>(.*)<\/style>/s.exec(html)?.[1]?.length).toBeLessThan(8192);
  expect(html.length).toBeLessThan(102_000);
});

test('what people wrote stays text, also in a link', () => {
  const { html } = renderMail({
    ...CONTENT,
    subject: '<script>alert(1)</script>',
    paragraphs: ['"quoted" & <b>bold</b>'],
    quote: '<b>1</b>\n<b>2</b>',
    items: [{ title: '<b>', text: '<i>', url: 'https://skora.example/?b="><script>' }],
    action: { label: '<i>', url: 'https://skora.example/?a="><script>' },
    notes: ['<i>Note</i>'],
    why: '<i>Why</i>',
    imprint: { lines: ['<b>'], link: { label: '<b>', url: 'https://skora.example/?c="><script>' } },
  });
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html).toContain('href="https://skora.example/?a=&quot;&gt;&lt;script&gt;"');
});

test('a quotation keeps its lines, as text and as HTML', () => {
  const { html, text } = renderMail({ ...CONTENT, quote: 'One line.\n\n- Another\r\n> line.' });
  expect(text).toContain('> One line.\n> \n> - Another\n> > line.\n');
  expect(html).toContain('>One line.<br>\n<br>\n- Another<br>\n&gt; line.</blockquote>');
});

test('the plain text has a heading, dashes, links on their own lines and a signature', () => {
  const { text } = renderMail({
    ...CONTENT,
    items: [{ title: 'To read', text: 'About it.', url: 'https://skora.example/read' }],
    action: { label: 'Go there', url: 'https://skora.example/go' },
    notes: ['A note.'],
    imprint: { lines: ['1 Street'], link: { label: 'Leave', url: 'https://skora.example/leave' } },
  });
  expect(text).toBe(`SKORA

A subject
=========

A paragraph.

- To read
  About it.
  https://skora.example/read

Go there:
https://skora.example/go

A note.

Why.

-- 
SKORA – Data. Direction. Destiny.
SKORA is a website where football players keep their stats and share
their\u00a0CV.

1 Street

Leave:
https://skora.example/leave
`);
});

test('an initial stays on the line of its name', () => {
  const { html, text, subject } = renderMail({
    ...CONTENT,
    subject: 'Mara F. asks',
    paragraphs: ['A. Is B.'],
  });
  expect(html).toContain('>Mara&nbsp;F. asks</h1>');
  expect(html).toContain('>A. Is&nbsp;B.</p>');
  expect([subject, text]).toEqual(['Mara F. asks', expect.stringContaining('\nMara F. asks\n')]);
});

test('lines break at 76 letters, and a longer word stays whole', () => {
  const word = 'x'.repeat(90);
  expect(wrapLines(`${'a'.repeat(70)} bcdef ghi ${word} j`)).toBe(`${'a'.repeat(70)} bcdef\nghi\n${word}\nj`);
  expect(wrapLines(`${'a'.repeat(70)} bcdef`, '> ')).toBe(`> ${'a'.repeat(70)}\n> bcdef`);
  expect(wrapLines('one\n\n  two', '- ', '  ')).toBe('- one\n- \n-   two');
  expect(wrapLines(word, '> ')).toBe(`> ${word}`);
});

test('a preheader is as many sentences of the first paragraph as fit, unless one is given', () => {
  const long = `${'a'.repeat(98)}.`;
  const { preheader, paragraphs } = {
    preheader: 'Given.',
    paragraphs: [`First. ${long} ${long} Last.`, 'Other.'],
  };
  expect(preheaderOf({ paragraphs })).toBe(`First. ${long}`);
  expect(preheaderOf({ paragraphs: [`Mara F. asks on SKORA. ${long} ${long}`] })).toBe(
    `Mara F. asks on SKORA. ${long}`,
  );
  expect(preheaderOf({ preheader, paragraphs })).toBe('Given.');
  const { html, text } = renderMail({ ...CONTENT, preheader });
  expect(html).toMatch(/<body[^>]*>\n<div style="display:none;[^>]*>Given\.(&#847;&zwnj;&nbsp;){90}<\/div>/);
  expect(text).not.toContain('Given.');
});
