import { ATTACKS } from './attacks';
import { FAULTS } from './faults';
import { chooseCases } from './lib/choose-cases';
import { judgeTests, readJestTests, readPlaywrightTests } from './lib/named-tests';
import { countStage } from '../test/run/count';
import type { Stage } from '../test/run/run-stages';
import { readResults } from '../test/run/stages';

/** The cases of `npm run attacks` and `npm run faults` name tests that prove them. Each of these has to be among the tests of this run. */
export const namedTestsStage: Stage = {
  name: 'tests that attacks and faults name',
  run: async () => {
    const jest = readResults('jest.json');
    const playwright = readResults('playwright.json');
    if (!jest || !playwright) throw new Error('The results of jest or of Playwright are missing.');
    const ran = [...readJestTests(jest), ...readPlaywrightTests(playwright.suites)];
    const cases = [...chooseCases(ATTACKS, []), ...chooseCases(FAULTS, [])];
    const names = [...new Set(cases.flatMap((one) => ('tests' in one ? one.tests : [])))];
    const wrong = names.map((name) => judgeTests([name], ran)).filter(({ held }) => !held);
    return {
      ...countStage(wrong.length === 0 ? 0 : 1),
      output: wrong.flatMap(({ evidence }) => evidence).join('\n'),
    };
  },
};
