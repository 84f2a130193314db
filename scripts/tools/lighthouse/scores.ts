import type { Result } from 'lighthouse';

/** Lowest score of each category that is good enough, 0–100. */
export const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A category of Lighthouse. */
type Category = keyof typeof TARGETS;

/** All categories, in the order they are printed. */
export const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Scores of one page, 0–100. */
type Scores = Record<Category, number>;

/** The four scores of a result; a category that could not be measured counts as 0. */
export function readScores({ categories }: Pick<Result, 'categories'>): Scores {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Scores;
}

/** Categories below their target. */
export function missed(scores: Scores): Category[] {
  return CATEGORIES.filter((category) => scores[category] < TARGETS[category]);
}

/** What costs points in a category: one line for each weighted audit that is not perfect. */
export function lostPoints(
  { categories, audits }: Pick<Result, 'categories' | 'audits'>,
  category: Category,
) {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => {
      const audit = audits[id];
      return `${category}: ${audit?.title ?? id} ${audit?.displayValue ?? ''}`.trim();
    });
}
