/* global expect, test */
import { findInSources } from './find-in-sources.mjs';

const FOLDERS = [
  'backend',
  'kit',
  'remote-account',
  'remote-auth',
  'remote-layout',
  'remote-marketing',
  'remote-operations',
];
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
  expect(findInSources(folder, isShown, findPlan)).toEqual([]);
});
