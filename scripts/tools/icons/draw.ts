import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { drawIcons } from './icons';

for (const [name, bytes] of drawIcons()) writeFileSync(join(ROOT, 'host/public', name), bytes);
