import { describeGivenCanary, readGivenCanary } from './canary-options';

const every = '10m';

it.each([
  [{ canary: '10' }, { weight: 10, plan: undefined }],
  [
    { canary: '10', then: '50,100', every },
    { weight: 10, plan: { steps: [50, 100], everyMs: 600_000 } },
  ],
  [
    { canary: '1', then: ' 5 , 20 ', every: '2h' },
    { weight: 1, plan: { steps: [5, 20], everyMs: 7_200_000 } },
  ],
  [
    { canary: '1', then: '5', every: '90s' },
    { weight: 1, plan: { steps: [5], everyMs: 90_000 } },
  ],
  [{}, undefined],
])('reads %j', (options, canary) => {
  expect(readGivenCanary(options)).toEqual(canary);
});

it.each([
  [{ canary: 'ten' }, 'from 1 to 99'],
  [{ canary: '' }, 'from 1 to 99'],
  [{ canary: '100' }, 'from 1 to 99'],
  [{ then: '50', every }, 'begin with --canary 10'],
  [{ canary: '10', then: '50' }, '--then needs --every'],
  [{ canary: '10', every }, '--every belongs to --then'],
  [{ canary: '10', then: '', every }, 'whole numbers of percent; 100 makes the release the stable one'],
  [{ canary: '10', then: '50,', every }, 'whole numbers of percent'],
  [{ canary: '10', then: '50;100', every }, 'whole numbers of percent'],
  [{ canary: '10', then: '1e1', every }, 'whole numbers of percent'],
  [{ canary: '10', then: '100,50', every }, 'larger than the one before; these are 10, 100, 50'],
  [{ canary: '10', then: '50,50', every }, 'larger than the one before'],
  [{ canary: '10', then: '101', every }, 'whole numbers of percent'],
  [{ canary: '10', then: '50', every: '10' }, '"10" is no duration'],
  [{ canary: '10', then: '50', every: '1.5h' }, '"1.5h" is no duration'],
  [{ canary: '10', then: '50', every: '10 m' }, 'for example 10m or 2h'],
  [{ canary: '10', then: '50', every: '5s' }, '10 seconds at least and 24 hours at most'],
  [{ canary: '10', then: '50', every: '25h' }, '10 seconds at least and 24 hours at most'],
])('refuses %j: %s', (options, reason) => {
  expect(() => readGivenCanary(options)).toThrow(reason);
});

it('says what will happen', () => {
  expect(describeGivenCanary({ weight: 10 })).toBe('goes to 10 percent of visitors.');
  expect(describeGivenCanary({ weight: 10, plan: { steps: [50], everyMs: 60_000 } })).toBe(
    'goes to 10 percent of visitors, then 50 percent, at least 1m at each.',
  );
});
