import { writeFileSync } from 'node:fs';
import { tokensToCss } from './to-css';

writeFileSync(new URL('../ui/tokens.css', import.meta.url), tokensToCss());
