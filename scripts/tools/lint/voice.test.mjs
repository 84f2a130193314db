/* global expect, test */
import { findInSources } from './find-in-sources.mjs';

const FOLDERS = [
  'backend',
  'domain',
  'host',
  'kit',
  'remote-account',
  'remote-auth',
  'remote-layout',
  'remote-marketing',
  'remote-operations',
  'shared',
];
const CODE = /\.tsx?$/;
const NOT_SHOWN = /\.(test|d)\.tsx?$|\/testing\//;
/** Programs read what the API answers, and pages have words of their own for it; people read its heads of pages. */
const API = /^backend\/.*\/routes\/(?!\w+-head\.ts$)/;
/** What people have agreed to stays as they read it. */
const AGREED = 'backend/src/features/account/domain/consent-text.ts';
const COMMENT = /^\s*(\*|\/\*|\/\/)/;
/** What docs/voice.md has retired; an id or a link to one may keep it. */
const RETIRED =
  /(?<![#"/-])\b(e-mails?|anew|nevertheless|meanwhile|whoever|present password|sign (in|out) everywhere|the server did not take it|not stored)\b/i;

/** The word in the text of a page; the code that sends mails has the word as a name in nearly every line. */
const MAIL = /(?<![#"'`/$?@.-])\bmails?\b(?!\s*:)/i;
const SENDS_MAILS = /^backend\//;
const LOGGED = /\bconsole\./;

const isShown = (file) => CODE.test(file) && !NOT_SHOWN.test(file) && !API.test(file) && file !== AGREED;
function findRetired(line, file = '') {
  if (COMMENT.test(line)) return null;
  const mail = SENDS_MAILS.test(file) || LOGGED.test(line) ? null : MAIL.exec(line);
  return (RETIRED.exec(line) ?? mail)?.[0] ?? null;
}

test.each([
  ['      Enter your e-mail address.', 'e-mail'],
  ["title: 'Present password'", 'Present password'],
  ['        We send at most five such mails a day.', 'mails'],
  ["title: 'Open the link from your mail'", 'mail'],
  ['<Icon name="mail" href={`mailto:${to}`} icon=\'mail\'>', null],
  [' * Whoever calls this', null],
  ['<SecuritySection id="e-mail" title="Email">', null],
])('%j holds %j', (line, found) => {
  expect(findRetired(line)).toBe(found);
});

test.each(FOLDERS)('no page or mail of %s uses a word that docs/voice.md has retired', (folder) => {
  expect(findInSources(folder, isShown, findRetired)).toEqual([]);
});
