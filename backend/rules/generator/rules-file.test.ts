import { readFileSync } from 'node:fs';
import { RULES_FILE, rulesWithBlocks } from './write-rules';

it('the committed rules are what the tables give (otherwise run backend/rules/generator/generate-rules.ts)', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(rulesWithBlocks());
});
