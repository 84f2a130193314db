import type { ReactNode } from 'react';
import { TextLink } from '@skora/shared/ui';
import { countryName, formatDay } from '@skora/domain';
import { PROGRAMMES, SEXES, TRIALS, type AcademyDetails } from './academy';
import { ageWords, UNKNOWN, yesNo } from './academy-words';

/** Every fact of an academy with its name, unknown ones too; the detail page and the comparison show the same. */
export const ACADEMY_FACTS: readonly (readonly [
  name: string,
  value: (academy: AcademyDetails) => ReactNode,
])[] = [
  ['Club or body', ({ club }) => club],
  ['Place', ({ city, country }) => `${city}, ${countryName(country)}`],
  ['Programme', ({ programme }) => PROGRAMMES[programme]],
  ['Ages', ({ ages }) => (ages ? ageWords(ages) : UNKNOWN)],
  ['For', ({ sexes }) => (sexes ? SEXES[sexes] : UNKNOWN)],
  ['Boarding', ({ boarding }) => yesNo(boarding)],
  ['Trials', ({ trials }) => (trials ? TRIALS[trials] : UNKNOWN)],
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
