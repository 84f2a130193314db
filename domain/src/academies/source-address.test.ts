import { isReservedAddress, sourceAddressProblem } from './source-address';

test.each([
  'https://www.club.example/academy?lang=en',
  'http://club.example',
  'https://www.wikidata.org/wiki/Q42',
  'https://en.wikipedia.org/wiki/Youth_academy',
  'https://sites.google.com/view/our-club',
  'https://notscribd.com/',
  'https://archive.club.example/academy',
  'https://club.example./academy',
])('%s can be a source', (address) => {
  expect(sourceAddressProblem(address)).toBeNull();
});

test.each([
  ['goal', 'is no web address'],
  ['ftp://club.example/a', 'is no web address'],
  ['javascript:alert(1)', 'is no web address'],
  ['https://user:secret@club.example/', 'holds a name or a password'],
  ['https://10.0.0.1/', 'names a machine and no site'],
  ['https://[::1]/', 'names a machine and no site'],
  ['http://intranet/', 'names a machine and no site'],
  ['http://intranet./', 'names a machine and no site'],
  ['https://www.wikiwand.com/en/X', 'is a copy of another site; name the original'],
  ['https://FR.knowledger.de/1', 'is a copy of another site; name the original'],
  ['https://web.archive.org/web/2026/https://club.example/', 'is a copy of another site; name the original'],
  ['https://archive.ph/abc', 'is a copy of another site; name the original'],
  ['https://archive.today/abc', 'is a copy of another site; name the original'],
  ['https://archive.is/abc', 'is a copy of another site; name the original'],
  ['https://zxc.wiki/', 'is a copy of another site; name the original'],
  ['https://de.zxc.wiki/wiki/X', 'is a copy of another site; name the original'],
  ['https://translate.google.com/translate?u=x', 'is a copy of another site; name the original'],
  ['https://club-example.translate.goog/', 'is a copy of another site; name the original'],
  ['https://www.scribd.com./doc/1', 'is a place for uploaded copies; name the original'],
  ['https://issuu.com/club', 'is a place for uploaded copies; name the original'],
  ['https://www.yumpu.com/1', 'is a place for uploaded copies; name the original'],
  ['https://en.calameo.com/1', 'is a place for uploaded copies; name the original'],
  ['https://docslib.org/1', 'is a place for uploaded copies; name the original'],
  ['https://pdfslide.net/1', 'is a place for uploaded copies; name the original'],
  ['https://online.fliphtml5.com/1', 'is a place for uploaded copies; name the original'],
  ['https://drive.google.com/file/d/1', 'is a place for uploaded copies; name the original'],
  ['https://docs.google.com/document/d/1', 'is a place for uploaded copies; name the original'],
  ['https://www.dropbox.com/s/1', 'is a place for uploaded copies; name the original'],
  ['https://fr.scribd.com/document/1', 'is a place for uploaded copies; name the original'],
  ['https://bit.ly/abc', 'is a shortened link; name the page it leads to'],
  ['https://www.google.co.uk/search?q=club', 'is a search page; name the page it found'],
  ['https://google.com/', 'is a search page; name the page it found'],
  ['https://duckduckgo.com/?q=club', 'is a search page; name the page it found'],
])('%s %s', (address, problem) => {
  expect(sourceAddressProblem(address)).toBe(problem);
});

test('hosts for examples are known', () => {
  const reserved = ['https://a.b.example/', 'https://a.example./', 'https://example.com/'];
  expect(reserved.filter(isReservedAddress)).toEqual(reserved);
  expect(['https://example-club.com/', 'no'].filter(isReservedAddress)).toEqual([]);
});
