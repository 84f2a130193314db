import type { Skill } from './skills';

const TO_WORK_ON = 2;

export type Answers = Readonly<Record<string, number>>;

/** Whether every skill got the same answer. */
export function allAlike(skills: readonly Skill[], answers: Answers): boolean {
  return new Set(skills.map(({ id }) => answers[id])).size === 1;
}

/** The two skills with the lowest answers; earlier questions win between equals. */
export function weakest(skills: readonly Skill[], answers: Answers): Skill[] {
  return skills
    .filter(({ id }) => answers[id] !== undefined)
    .sort((one, other) => (answers[one.id] ?? 0) - (answers[other.id] ?? 0))
    .slice(0, TO_WORK_ON);
}
