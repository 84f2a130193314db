import { readFileSync } from 'node:fs';
import { RULES_FILE } from '../../generator/write-rules';
import { loadRules } from '../../harness/firestore-harness';
import { ALLOWED, DENIED } from '../../harness/week-rows';
import { listWrites, weighRules } from '../../harness/weigh-rules';
import { attempt } from './attempt';
import { LARGEST_WRITES } from './largest-writes';

const rules = readFileSync(RULES_FILE, 'utf8');

/** Firestore gives up after 1,000 expressions; a tenth of them stays free. */
const LIMIT = 1000;
const MARGIN = LIMIT / 10;
const projects = { lean: 'demo-skora', heavier: 'demo-heavier-rules', tooHeavy: 'demo-too-heavy-rules' };

beforeAll(async () => {
  await loadRules(projects.heavier, weighRules(rules, MARGIN));
  await loadRules(projects.tooHeavy, weighRules(rules, LIMIT));
});

test('there is a largest write for all that browsers may write', () => {
  expect([...new Set(LARGEST_WRITES.flatMap(({ of }) => of))].toSorted()).toEqual(
    listWrites(rules).toSorted(),
  );
});

const cases = LARGEST_WRITES.map(
  (write) => [`${write.of.join(', ')} ${write.name ?? ''}`.trim(), write] as const,
);

test.each(cases)('%s leaves a tenth of the expressions', async (_name, write) => {
  expect(await attempt(write, projects.lean)).toEqual(ALLOWED);
  expect(await attempt(write, projects.heavier)).toEqual(ALLOWED);
  // Shows that the weight reaches the condition of this very write.
  expect(await attempt(write, projects.tooHeavy)).toEqual(DENIED);
});
