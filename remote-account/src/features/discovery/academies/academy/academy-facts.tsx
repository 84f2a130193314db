import type { ReactNode } from 'react';
import {
  ACADEMY_PROGRAMMES,
  ACADEMY_SEXES,
  ACADEMY_TRIALS,
  countryName,
  type Academy,
  type AcademyFact,
} from '@skora/domain';
import { ageWords, dayWords, yesNo } from './academy-words';
import { FactSource } from './fact-source';
import { SourceLink } from './source-link';

/** A fact as a page names it, and what an academy says about it: null when nothing is known. */
interface ShownFact {
  fact: AcademyFact;
  name: string;
  value: (academy: Academy) => ReactNode;
}

const SHOWN: readonly ShownFact[] = [
  { fact: 'name', name: 'Club or organisation', value: ({ club }) => club },
  { fact: 'place', name: 'Town', value: ({ city, country }) => `${city}, ${countryName(country)}` },
  { fact: 'programme', name: 'Programme', value: ({ programme: kind }) => kind && ACADEMY_PROGRAMMES[kind] },
  { fact: 'ages', name: 'Ages', value: ({ ages }) => ages && ageWords(ages) },
  { fact: 'sexes', name: 'For', value: ({ sexes }) => sexes && ACADEMY_SEXES[sexes] },
  { fact: 'boarding', name: 'Boarding', value: ({ boarding }) => yesNo(boarding) },
  {
    fact: 'trials',
    name: 'Trials',
    value: ({ trials, trialsUntil }) => trials && `${ACADEMY_TRIALS[trials]}, until ${dayWords(trialsUntil)}`,
  },
  {
    fact: 'trialFee',
    name: 'Charges for trials',
    value: ({ trialFee, trialsUntil }) =>
      trialFee === null ? null : `${yesNo(trialFee)}, until ${dayWords(trialsUntil)}`,
  },
  {
    fact: 'website',
    name: 'Website',
    value: ({ website, fictional }) => website && <SourceLink url={website} fictional={fictional} />,
  },
  { fact: 'note', name: 'Good to know', value: ({ note }) => note },
];

/** What an academy says of a fact, with its sources; a fact without one is not shown. */
function readFact(academy: Academy, { fact, name, value }: ShownFact) {
  const shown = value(academy);
  const isSourced = academy.sources.some(({ facts }) => facts.includes(fact));
  if (shown === null || !isSourced) return null;
  return { name, value: shown, source: <FactSource academy={academy} fact={fact} /> };
}

/** What is known about an academy, each fact with its sources. */
export function listFacts(academy: Academy) {
  return SHOWN.map((shown) => readFact(academy, shown)).filter((fact) => fact !== null);
}

/** The facts that at least one of the academies has, in one order for all. */
export function compareFacts(academies: readonly (Academy | null)[]) {
  return SHOWN.map((shown) => ({
    name: shown.name,
    facts: academies.map((academy) => academy && readFact(academy, shown)),
  })).filter(({ facts }) => facts.some((fact) => fact !== null));
}
