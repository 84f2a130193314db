import { STAT_STEPS } from './stat-steps';

const LABELS = new Map<string, string>();
for (const step of STAT_STEPS) {
  for (const section of step.sections) {
    const several = section.kind === 'sprint';
    for (const { key, label } of section.fields) {
      LABELS.set(`${section.kind}.${key}`, several ? `${section.title} ${label}` : label);
    }
  }
  const kind = step.sections[0]?.kind;
  for (const group of step.ratings) {
    for (const [key, label] of group.ratings) LABELS.set(`${kind}.${key}`, label);
  }
}

/** Name of a value where it stands alone. @example statLabel('sprint', 'sprint10') // 'Sprint 10 m' */
export function statLabel(kind: string, key: string): string {
  return LABELS.get(`${kind}.${key}`) ?? key;
}
