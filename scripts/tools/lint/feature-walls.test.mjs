/* global expect, test */
import { RuleTester } from 'eslint';
import { featureWalls, featureWallsRule } from './feature-walls.mjs';

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2024, sourceType: 'module' } });
const at = (place) => `/site/remote-account/src/${place}`;

tester.run('feature-walls', featureWallsRule, {
  valid: [
    ['features/cv/cv.tsx', "import { useGoals } from '../record';"],
    ['features/cv/sheet/cv-sheet.tsx', "import { useGoals } from '../../record/index';"],
    ['features/record/goals/goals.tsx', "import { useRows } from '../weekly-stats/use-rows';"],
    ['features/record/goals/goals.tsx', "import { useDraft } from '../../../lib/drafts/use-draft';"],
    ['features/record/index.ts', "export { useGoals } from './goals/use-goals';"],
    ['features/record/goals/goals.test.tsx', "import Goals from '../../../routes/goals';"],
    ['features/record/testing/goals-page.tsx', "import Goals from '../../../routes/goals';"],
    ['routes/goals.tsx', "import { Goals } from '../features/record/goals/goals';"],
    ['remote.tsx', "const views = { goals: () => import('./routes/goals') };"],
    ['features/cv/cv.tsx', "import { Card } from '@skora/shared/ui';"],
  ].map(([place, code]) => ({ filename: at(place), code })),
  invalid: [
    ['features/cv/cv.tsx', "import { useGoals } from '../record/goals/use-goals';", 'inside'],
    ['features/cv/cv.tsx', "export { useGoals } from '../record/goals/use-goals';", 'inside'],
    ['features/cv/cv.tsx', "export * from '../record/goals/use-goals';", 'inside'],
    ['features/cv/cv.tsx', "const goals = () => import('../record/goals/goals');", 'inside'],
    ['features/cv/cv.test.tsx', "import { row } from '../record/testing/row';", 'inside'],
    ['features/record/goals/goals.tsx', "import { useRows } from '..';", 'ownDoor'],
    ['features/record/goals/goals.tsx', "import { useRows } from '../index';", 'ownDoor'],
    ['lib/drafts/use-draft.ts', "import { useGoals } from '../../features/record';", 'lib'],
    ['lib/testing/render-view.tsx', "import { Goals } from '../../features/record/goals/goals';", 'lib'],
    ['features/cv/cv.tsx', "import Goals from '../../routes/goals';", 'route'],
    ['lib/drafts/use-draft.ts', "import Goals from '../../routes/goals';", 'route'],
  ].map(([place, code, messageId]) => ({ filename: at(place), code, errors: [{ messageId }] })),
});

test('every remote has its walls', () => {
  const files = featureWalls().flatMap((block) => block.files);
  expect(files).toEqual(
    expect.arrayContaining(['remote-account/src/**/*.{ts,tsx}', 'remote-marketing/src/**/*.{ts,tsx}']),
  );
});
