import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryRules } from './entry-rules';
import { matchRules } from './match-number-rules';
import { profileRowRules, profileRules } from './profile-rules';
import { wrapList } from './rule-text';
import { visibilityRules } from './visibility-rules';

export const RULES_FILE = fileURLToPath(new URL('../firestore.rules', import.meta.url));

const BLOCKS = {
  profile: profileRules,
  'rows of the profile': profileRowRules,
  visibility: visibilityRules,
  'test results': entryRules,
  'numbers of a match': matchRules,
};

/** The rules with every generated block as the tables give it. @throws when a block has lost its marks */
export function rulesWithBlocks(): string {
  let rules = readFileSync(RULES_FILE, 'utf8');
  for (const [name, generate] of Object.entries(BLOCKS)) {
    const begin = `// Generated from the tables of @skora/domain (pnpm tsx backend/rules/generator/generate-rules.ts): ${name}\n`;
    const end = `// End of what is generated: ${name}`;
    const from = rules.indexOf(begin);
    const to = rules.indexOf(end);
    if (from < 0 || to < from) throw new Error(`firestore.rules has no block "${name}".`);
    const margin = rules.slice(rules.lastIndexOf('\n', to) + 1, to);
    const wrapped = generate().split('\n').map(wrapList).join('\n');
    rules = `${rules.slice(0, from + begin.length)}${wrapped}\n${margin}${rules.slice(to)}`;
  }
  return rules;
}
