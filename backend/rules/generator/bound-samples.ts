import type { FieldBound } from '@skora/domain';

/** Values at and beyond a bound. */
interface Samples {
  good: readonly unknown[];
  bad: readonly unknown[];
}

const CONTROLS = ['\u0000', '\u001f', '\u007f', '\u202e', '\u2066'];

function textSamples(max: number, breaks: boolean): Samples {
  const good = ['a', 'a'.repeat(max), 'Zoë O’Neil 三浦', '<img src=x onerror=alert(1)>'];
  const bad = ['', 'a'.repeat(max + 1), 'a'.repeat(10_240), ...CONTROLS.map((mark) => `a${mark}b`)];
  return breaks
    ? { good: [...good, 'one\ntwo\tthree'], bad }
    : { good, bad: [...bad, 'one\ntwo', ' a', 'a ', ' '] };
}

function monthSamples(yearsAhead: number): Samples {
  const year = new Date().getUTCFullYear();
  const month = String(new Date().getUTCMonth() + 1).padStart(2, '0');
  return {
    good: ['1950-01', '1999-12', `${year}-${month}`, `${year + yearsAhead}-${month}`],
    bad: [
      '1949-12',
      '2020-13',
      '2020-00',
      '2020-1',
      '2020',
      '2020-01-01',
      `${year + yearsAhead + 1}-${month}`,
    ],
  };
}

function samplesFor(bound: FieldBound): Samples {
  const year = new Date().getUTCFullYear();
  switch (bound.kind) {
    case 'line':
      return textSamples(bound.max, false);
    case 'lines':
      return textSamples(bound.max, true);
    case 'email':
      return {
        good: ['a@b.co', "o'neil+cv@mail.example.org", `${'a'.repeat(bound.max - 5)}@b.co`],
        bad: [
          '',
          'a',
          'a@b',
          '@b.co',
          'a b@c.de',
          'a@b.co\n',
          'a@b..co',
          `${'a'.repeat(bound.max - 4)}@b.co`,
        ],
      };
    case 'whole':
      return { good: [bound.min, bound.max], bad: [bound.min - 1, bound.max + 1, bound.min + 0.5] };
    case 'number':
      return { good: [bound.min, bound.max, bound.min + 0.5], bad: [bound.min - 0.1, bound.max + 0.1] };
    case 'year':
      return { good: [bound.min, year], bad: [bound.min - 1, year + 2, year - 0.5] };
    case 'month':
      return monthSamples(bound.yearsAhead);
    case 'country':
      return { good: ['PT'], bad: ['', 'pt', 'PRT', 'P', 'P1'] };
    case 'choice':
      return { good: bound.of, bad: ['', 'else', bound.of.join()] };
    case 'choices':
      return {
        good: [[], bound.of.slice(0, bound.max)],
        bad: [bound.of.slice(0, bound.max + 1), [bound.of[0], bound.of[0]], ['else'], bound.of[0]],
      };
    case 'codes': {
      const code = (index: number) =>
        bound.letters === 'upper' ? `A${'ABCDEFGHIJ'[index]}` : `a${'abcdefghij'[index]}`;
      const codes = (count: number) => Array.from({ length: count }, (_, index) => code(index));
      const other = bound.letters === 'upper' ? 'aa' : 'AA';
      return {
        good: [[], codes(1), codes(bound.max)],
        bad: [
          codes(bound.max + 1),
          [code(0), code(0)],
          [other],
          [`${code(0)} ${code(1)}`],
          ['ABC'],
          [5],
          code(0),
        ],
      };
    }
    case 'yesNo':
      return { good: [true, false], bad: ['yes', 1] };
  }
}

const NUMBERS = ['whole', 'number', 'year'];

/** Values that fit a bound and values that do not: at its edges, of other types, and what a hostile client tries. */
export function boundSamples(bound: FieldBound): Samples {
  const { good, bad } = samplesFor(bound);
  const otherType = NUMBERS.includes(bound.kind) ? ['5', true] : bound.kind === 'yesNo' ? [] : [5, true];
  return { good, bad: [...bad, ...otherType, null, { a: 1 }] };
}
