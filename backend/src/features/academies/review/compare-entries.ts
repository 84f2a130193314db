import { isDeepStrictEqual } from 'node:util';
import {
  ACADEMY_FACTS,
  ACADEMY_PROGRAMMES,
  ACADEMY_SEXES,
  ACADEMY_TRIALS,
  type Academy,
  type AcademyEntry,
  type AcademySource,
} from '@skora/domain';

const UNKNOWN = 'unknown';
const yesNo = (value: boolean | null) => (value === null ? UNKNOWN : value ? 'yes' : 'no');

const LINES: readonly (readonly [name: string, value: (entry: AcademyEntry) => string])[] = [
  ['name', ({ name }) => name],
  ['club', ({ club }) => club],
  ['town', ({ city, country }) => `${city}, ${country}`],
  ['map', ({ lat, lng, precision }) => `${lat}, ${lng} (${precision})`],
  ['programme', ({ programme }) => (programme ? ACADEMY_PROGRAMMES[programme] : UNKNOWN)],
  ['ages', ({ ages }) => (ages ? `${ages.min}–${ages.max}` : UNKNOWN)],
  ['who trains there', ({ sexes }) => (sexes ? ACADEMY_SEXES[sexes] : UNKNOWN)],
  ['boarding', ({ boarding }) => yesNo(boarding)],
  ['trials', ({ trials }) => (trials ? ACADEMY_TRIALS[trials] : UNKNOWN)],
  ['trials cost money', ({ trialFee }) => yesNo(trialFee)],
  ['trials until', ({ trialsUntil }) => trialsUntil ?? UNKNOWN],
  ['website', ({ website }) => website ?? UNKNOWN],
  ['good to know', ({ note }) => note ?? UNKNOWN],
  ['wikidata', ({ wikidata }) => wikidata ?? UNKNOWN],
  ['fictional', ({ fictional }) => yesNo(fictional)],
];

/** A source in one line. */
export function sourceLine({ url, title, kind, publishedOn, readOn, facts }: AcademySource): string {
  const published = publishedOn === null ? '' : `, published ${publishedOn}`;
  const about = facts.map((fact) => ACADEMY_FACTS[fact]).join('; ');
  return `${url} “${title}” (${kind}${published}, read ${readOn}) for ${about}`;
}

/** What changes from one entry to another, line by line. @param before null for a new one */
export function describeChanges(before: AcademyEntry | null, after: AcademyEntry): string[] {
  const facts = LINES.flatMap(([name, value]) => {
    const [old, next] = [before ? value(before) : UNKNOWN, value(after)];
    return old === next ? [] : [`${name}: ${old} → ${next}`];
  });
  const [gone, come] = [before?.sources ?? [], after.sources].map((sources) => sources.map(sourceLine));
  return [
    ...facts,
    ...(gone ?? []).filter((line) => !come?.includes(line)).map((line) => `- source ${line}`),
    ...(come ?? []).filter((line) => !gone?.includes(line)).map((line) => `+ source ${line}`),
  ];
}

const undated = ({ sources, checkedOn: _checkedOn, ...facts }: AcademyEntry & Partial<Academy>) => ({
  ...facts,
  sources: sources.map(({ readOn: _readOn, ...source }) => source),
});

function isReadLater(sources: readonly AcademySource[], { url, readOn }: AcademySource): boolean {
  return sources.some((source) => source.url === url && readOn > source.readOn);
}

/** Whether an entry says nothing that the other does not: the same facts and sources, none of them read later. */
export function addsNothing(known: AcademyEntry, entry: AcademyEntry): boolean {
  return (
    isDeepStrictEqual(undated(known), undated(entry)) &&
    !entry.sources.some((source) => isReadLater(known.sources, source))
  );
}
