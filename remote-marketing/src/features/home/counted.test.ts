import { ARTICLES } from '../blog/articles';
import { KEEPER_JOBS } from '../path/keeper-jobs';
import { CORNERS, PHASES } from '../path/phases';
import { POSITIONS } from '../path/positions';
import { SOURCES } from '../reading/sources';
import { COUNTED } from './counted';

test('the home page counts what the site has', () => {
  expect(COUNTED.articles).toBe(ARTICLES.length);
  expect(COUNTED.sources).toBe(new Set(Object.values(SOURCES).map(({ href }) => href)).size);
  expect(COUNTED.steps).toBe(PHASES.length * CORNERS.length + POSITIONS.length + KEEPER_JOBS.length);
});
