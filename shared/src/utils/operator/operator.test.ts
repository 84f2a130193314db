import { EnvReader } from '../env-reader';
import { formatAnswerTime } from './answer-time';
import { fillOperator } from './fill-operator';
import { SAMPLE_OPERATOR } from './operator';
import { readOperator } from './read-operator';

const emulator = { ENVIRONMENT: 'local' };
const told = {
  OPERATOR_NAME: 'Club & Data GmbH',
  OPERATOR_ADDRESS: '2 Real Road, Realton',
  OPERATOR_COUNTRY: 'Germany',
  OPERATOR_EMAIL: 'office@club.example',
  LEGAL_SINCE: '2026-12-01',
};

function read(source: Record<string, string>) {
  const env = new EnvReader(source);
  return { operator: readOperator(env), errors: env.errors };
}

test.each([
  ['3 working days', 'three working days'],
  ['1 working day', 'one working day'],
  ['24 hours', '24 hours'],
  [' 1 hour ', 'one hour'],
  ['10 days', '10 days'],
  ['soon', null],
  ['0 days', null],
  ['1.5 days', null],
  ['-2 hours', null],
  ['3 working days or so', null],
])('the answer time "%s" is said as %p', (written, words) => {
  expect(formatAnswerTime(written)).toBe(words);
});

test('in production everything that must be told is named when it is missing', () => {
  expect(read({}).errors).toEqual([
    'OPERATOR_NAME must be set.',
    'OPERATOR_ADDRESS must be set.',
    'OPERATOR_COUNTRY must be set.',
    'OPERATOR_EMAIL must be set.',
    'LEGAL_SINCE must be set.',
  ]);
});

test('a developer’s machine has a visible sample, unless somebody is named: then in full', () => {
  expect(read(emulator)).toEqual({ operator: SAMPLE_OPERATOR, errors: [] });
  expect(SAMPLE_OPERATOR.name).toMatch(/sample.*not a real company/i);
  expect(read({ ...emulator, OPERATOR_NAME: 'Club' }).errors).toHaveLength(4);
});

test('what the operator tells is read, and what is not told is absent', () => {
  expect(read(told)).toEqual({
    operator: {
      name: 'Club & Data GmbH',
      address: '2 Real Road, Realton',
      country: 'Germany',
      email: 'office@club.example',
      legalSince: '1 December 2026',
    },
    errors: [],
  });
  const more = { OPERATOR_REGISTER: 'HRB 1', OPERATOR_VAT_ID: 'DE1', ANSWER_TIME: '24 hours' };
  expect(read({ ...told, ...more }).operator).toMatchObject({
    register: 'HRB 1',
    vatId: 'DE1',
    answerTime: '24 hours',
  });
});

test.each([
  ['OPERATOR_EMAIL', 'nobody', 'must be one email address'],
  ['LEGAL_SINCE', '2026-02-30', 'must be a day'],
  ['LEGAL_SINCE', 'tomorrow', 'must be a day'],
  ['ANSWER_TIME', 'soon', 'must be a time such as "24 hours"'],
  ['URGENT_ANSWER_TIME', 'at once', 'must be a time such as "24 hours"'],
])('%s does not take "%s"', (key, value, fault) => {
  expect(read({ ...told, [key]: value }).errors).toEqual([expect.stringContaining(`${key} ${fault}`)]);
});

test.each([
  ['OPERATOR_NAME', 'Name of the operator'],
  ['OPERATOR_ADDRESS', 'Street and town of the operator'],
  ['OPERATOR_COUNTRY', 'Country of the operator'],
  ['OPERATOR_EMAIL', 'office@skora.example'],
  ['OPERATOR_NAME', SAMPLE_OPERATOR.name],
  ['OPERATOR_EMAIL', SAMPLE_OPERATOR.email],
])('%s is not the placeholder "%s" where real people read it', (key, value) => {
  expect(read({ ...told, [key]: value }).errors).toEqual([
    `${key} must say who runs the site; "${value}" is the placeholder of this repository.`,
  ]);
  expect(read({ ...told, ...emulator, [key]: value }).errors).toEqual([]);
});

test('a page is filled with what is told, as text, and loses what is not', () => {
  const page =
    '<p>By <span data-operator="name">{name}</span>.</p><p class="a" data-operator="vatId">VAT {vatId}</p>' +
    '<a data-operator="email" href="mailto:{email}" class="l">{email}</a><p>{name} {}</p>';
  const { operator } = read({ ...told, OPERATOR_VAT_ID: '<b>$&</b>' });
  expect(fillOperator(page, operator)).toBe(
    '<p>By <span>Club &amp; Data GmbH</span>.</p><p class="a">VAT &lt;b&gt;$&amp;&lt;/b&gt;</p>' +
      '<a href="mailto:office@club.example" class="l">office@club.example</a><p>{name} {}</p>',
  );
  expect(fillOperator(page, SAMPLE_OPERATOR)).not.toContain('VAT');
});

it('takes no longer than the fragment is for tags that never end', () => {
  const endless = '<a '.repeat(200_000);
  expect(fillOperator(endless, SAMPLE_OPERATOR)).toBe(endless);
});
