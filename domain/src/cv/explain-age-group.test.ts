import { ageGroupIn } from './age-group';
import { AGE_GROUP_SOURCES } from './age-group-sources';
import { explainAgeGroup } from './explain-age-group';

const november = new Date('2026-11-21T12:00:00Z');

it.each([
  ['DE', 'U16', ['The season 2026/27 runs from 1 Jul 2026 to 30 Jun 2027.', 'U16 are players born in 2011.']],
  ['NO', 'U16', ['The season is the calendar year 2026.', 'U16 are players born in 2010.']],
  [
    'US',
    'U16',
    [
      'The season 2026/27 runs from 1 Aug 2026 to 31 Jul 2027.',
      'U16 are players born from 1 Aug 2010 to 31 Jul 2011.',
      'This way of counting is new since August 2026. Before, the year of birth counted.',
    ],
  ],
  [
    'PE',
    'U16 by year of birth',
    [
      'We have not found the rule of the football association in Peru, so we go by the year of birth.',
      'In 2026, U16 are players born in 2010.',
    ],
  ],
  [
    '',
    'U16 by year of birth',
    [
      'Your profile does not say where you play, so we go by the year of birth.',
      'In 2026, U16 are players born in 2010.',
    ],
  ],
])('says the rule of %s for %s', (country, group, sentences) => {
  expect(explainAgeGroup(group, country, november).sentences).toEqual(sentences);
});

it('says where the youngest group begins and the oldest ends', () => {
  expect(explainAgeGroup('U8', 'DE', november).sentences[1]).toBe(
    'U8 are players born on 1 Jan 2019 or later.',
  );
  expect(explainAgeGroup('Senior', 'DE', november).sentences[1]).toBe(
    'Senior are players born before 1 Jan 2006.',
  );
  expect(explainAgeGroup('Senior', 'GB', november).sentences[1]).toBe(
    'Senior are players born before 1 Sept 2005.',
  );
});

it('names its source, and none where the rule was not found', () => {
  expect(explainAgeGroup('U16', 'PT', november).source).toEqual({
    federation: 'FPF (Portugal)',
    words:
      'read on 23 Nov 2026 on a page of AF Porto, a regional association of the FPF (circular 96, 2016/17)',
    href: AGE_GROUP_SOURCES.get('PT')?.href,
  });
  expect(explainAgeGroup('U16 by year of birth', 'PE', november).source).toBeNull();
});

it('names the birthdays that are counted', () => {
  for (const country of [...AGE_GROUP_SOURCES.keys(), 'PE']) {
    const [, who = ''] = explainAgeGroup('U16', country, november).sentences;
    const days = /born from (.*) to (.*)\./.exec(who)?.slice(1);
    const year = /born in (\d{4})/.exec(who)?.[1];
    const birthdays = days?.map((day) => new Date(`${day} UTC`).toISOString().slice(0, 10)) ?? [
      `${year}-01-01`,
      `${year}-12-31`,
    ];
    for (const born of birthdays) expect(ageGroupIn(born, country, november)).toMatch(/^U16/);
  }
});
