import { ARTICLES } from '../features/blog/articles/articles';
import { KEEPER_JOBS } from '../features/path/program/keeper-jobs';
import { CORNERS, PHASES } from '../features/path/program/phases';
import { POSITIONS } from '../features/path/program/positions';
import { SOURCES } from '@skora/domain';
import { COUNTED } from '../features/home/counted';

test('the home page counts what the site has', () => {
  expect(COUNTED.articles).toBe(ARTICLES.length);
  expect(COUNTED.sources).toBe(new Set(Object.values(SOURCES).map(({ href }) => href)).size);
  expect(COUNTED.steps).toBe(PHASES.length * CORNERS.length + POSITIONS.length + KEEPER_JOBS.length);
});
