import type { ReactNode } from 'react';
import { TextLink } from '@skora/shared/ui';
import { ACADEMY_PROGRAMMES, ACADEMY_SEXES, ACADEMY_TRIALS, countryName, formatDay } from '@skora/domain';
import type { AcademyDetails } from './parse-academy';
import { ageWords, UNKNOWN, yesNo } from './academy-words';

/** Every fact of an academy with its name, unknown ones too; the detail page and the comparison show the same. */
export const ACADEMY_FACTS: readonly (readonly [
  name: string,
  value: (academy: AcademyDetails) => ReactNode,
])[] = [
  ['Club or body', ({ club }) => club],
  ['Place', ({ city, country }) => `${city}, ${countryName(country)}`],
  ['Programme', ({ programme }) => ACADEMY_PROGRAMMES[programme]],
  ['Ages', ({ ages }) => (ages ? ageWords(ages) : UNKNOWN)],
  ['For', ({ sexes }) => (sexes ? ACADEMY_SEXES[sexes] : UNKNOWN)],
  ['Boarding', ({ boarding }) => yesNo(boarding)],
  ['Trials', ({ trials }) => (trials ? ACADEMY_TRIALS[trials] : UNKNOWN)],
  ['Charges for trials', ({ trialFee }) => yesNo(trialFee)],
  [
    'Website',
    ({ website }) =>
      website ? (
        <TextLink href={website} rel="noreferrer">
          {new URL(website).hostname}
        </TextLink>
      ) : (
        UNKNOWN
      ),
  ],
  ['Good to know', ({ fact }) => fact ?? 'Nothing more'],
  ['Source', ({ source }) => source ?? 'Common knowledge, not confirmed by the club'],
  ['Last checked', ({ checkedOn }) => formatDay(new Date(`${checkedOn}T00:00:00Z`))],
];
