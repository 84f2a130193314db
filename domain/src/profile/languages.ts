import { memoize } from '../text/memoize';

const CODES =
  'am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk ko ku lb lt lv mk ml mr ms mt ne nl no pa pl ps pt ro ru rw sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi wo xh yo zh zu';

const names = memoize(() => new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'code' }));

/** English name of a language. @example languageName('pt') // 'Portuguese' */
export function languageName(code: string): string {
  return /^[a-z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}

/** Languages by name, for a select. */
export function languageOptions(): { code: string; name: string }[] {
  return CODES.split(' ')
    .map((code) => ({ code, name: languageName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
