import { writeFileSync } from 'node:fs';
import { RULES_FILE, rulesWithBlocks } from './write-rules';

writeFileSync(RULES_FILE, rulesWithBlocks());
