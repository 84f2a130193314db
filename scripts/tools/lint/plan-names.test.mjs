/* global expect, test */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['backend', 'kit', 'remote-account', 'remote-auth', 'remote-layout', 'remote-marketing'];
const SHOWN = /\.(tsx?|md)$/;
const NOT_SHOWN = /\.(test|d)\.tsx?$|\/testing\/|\/tests\//;
/** The banner's words are the specification's, letter for letter. */
const FIXED = 'remote-layout/src/features/header/banner/banner-for-tier.ts';
const COMMENT = /^\s*(\*|\/\*|\/\/)|\/\*\* .*\*\/$/;
/** A plan by name, or what plans were called before. */
const PLAN = /\b(Amateur|Semi-Pro|Pro League|Pro) (Path|plan)\b|'(Amateur|Semi-Pro|Pro|Pro League)'/;

const isShown = (file) => SHOWN.test(file) && !NOT_SHOWN.test(file) && file !== FIXED;
const findPlan = (line) => (COMMENT.test(line) ? null : (PLAN.exec(line)?.[0] ?? null));

test.each([
  ['are part of the Pro plan.', 'Pro plan'],
  ["  tier3: 'Pro',", "'Pro'"],
  ['You need the Pro League Path to register.', 'Pro League Path'],
  ["/** @example planFor('senior') // 'Pro Path' */", null],
  ['Curated Program Path', null],
])('%j holds %j', (line, found) => {
  expect(findPlan(line)).toBe(found);
});

test.each(FOLDERS)('%s takes the names of plans from domain/src/plans', (folder) => {
  const files = readdirSync(`${ROOT}${folder}/src`, { recursive: true })
    .map((file) => `${folder}/src/${file}`)
    .filter(isShown);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .map((line, index) => [`${file}:${index + 1}`, findPlan(line)])
      .filter(([, name]) => name !== null),
  );
  expect(found).toEqual([]);
});
