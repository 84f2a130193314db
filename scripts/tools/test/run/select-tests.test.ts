import { selectTests } from './select-tests';

const tests = ['kit/src/save.test.ts', 'backend/rules/tests/goals.test.ts', 'remote-auth/src/form.test.tsx'];

describe('what a change can affect', () => {
  it('is what imports the changed code', () => {
    const changed = ['docs/testing.md', 'kit/src/save.ts'];
    expect(selectTests(changed, tests)).toEqual({ lint: changed, related: ['kit/src/save.ts'] });
  });

  it('is every test of a member, when a file changed that is read and not imported', () => {
    expect(selectTests(['backend/rules/firestore.rules'], tests).related).toEqual([
      'backend/rules/tests/goals.test.ts',
    ]);
  });

  it.each(['pnpm-lock.yaml', 'kit/package.json', 'scripts/tools/test/jest/patience.ts'])(
    'is everything when %s changed',
    (path) => expect(selectTests([path], tests)).toEqual({ lint: ['.'], related: null }),
  );

  it('is the lint of all files when a rule changed', () => {
    expect(selectTests(['scripts/tools/lint/boundaries.mjs'], tests).lint).toEqual(['.']);
  });

  it('is nothing for prose', () => {
    expect(selectTests(['README.md', '.github/CODEOWNERS'], tests).related).toEqual([]);
  });
});
