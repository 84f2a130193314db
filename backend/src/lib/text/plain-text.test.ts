import { plainLine, plainText } from './plain-text';

test('line breaks become one kind, tabs stay, everything invisible goes', () => {
  expect(plainText('  one\r\ntwo\rthree\u2028four\u2029five\tsix\u0000\u001b\u0085\u202e\u2066  ')).toBe(
    'one\ntwo\nthree\nfour\nfive\tsix',
  );
});

test('what takes no room goes, and halves of signs', () => {
  expect(plainText('\u200bRu\u00adi\u2060\ufeff \u3164\ud800 \udc00Testinho\u200f')).toBe('Rui  Testinho');
});

test('letters of every script and joined emoji stay', () => {
  const text = 'Žofia 山田 محمد 👨‍👩‍👧';
  expect(plainText(text)).toBe(text);
});

test('a line has no breaks', () => {
  expect(plainLine(' Mara\r\nBcc: x@y.example\t ')).toBe('Mara Bcc: x@y.example');
});
