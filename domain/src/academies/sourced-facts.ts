import type { AcademyEntry } from './academy';
import type { AcademyFact, AcademySource } from './academy-source';

/** Facts that an academy may lack and still be listed. */
const OPTIONAL = ['programme', 'ages', 'sexes', 'boarding', 'trials', 'trialFee', 'website', 'note'] as const;

/** Facts without which an academy is not listed. */
const REQUIRED = ['name', 'place'] as const;

/** Facts an entry states. */
export function statedFacts(entry: AcademyEntry): AcademyFact[] {
  const site = entry.precision === 'site' ? (['site'] as const) : [];
  return [...REQUIRED, ...site, ...OPTIONAL.filter((fact) => entry[fact] !== null)];
}

/** Facts an entry says nothing about. */
export function unknownFacts(entry: AcademyEntry): AcademyFact[] {
  return OPTIONAL.filter((fact) => entry[fact] === null);
}

/** Facts an entry states without a source; with any of them it must not be published. */
export function unsourcedFacts(entry: AcademyEntry): AcademyFact[] {
  return statedFacts(entry).filter((fact) => !entry.sources.some(({ facts }) => facts.includes(fact)));
}

/** Whether nothing but name and town is known. */
export function isNameAndTownOnly(entry: AcademyEntry): boolean {
  return unknownFacts(entry).length === OPTIONAL.length;
}

/** An entry without these sources and without the facts that only they state. */
export function withoutSources(entry: AcademyEntry, gone: (source: AcademySource) => boolean): AcademyEntry {
  const kept = { ...entry, sources: entry.sources.filter((source) => !gone(source)) };
  const lost = new Set(unsourcedFacts(kept));
  const forgotten = Object.fromEntries(OPTIONAL.filter((fact) => lost.has(fact)).map((fact) => [fact, null]));
  const next = { ...kept, ...forgotten };
  return next.trials === null && next.trialFee === null ? { ...next, trialsUntil: null } : next;
}
