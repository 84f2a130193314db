import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensToCss } from './to-css';

test('ui/tokens.css is what the tokens render to', () => {
  expect(readFileSync(join(__dirname, '../ui/tokens.css'), 'utf8')).toBe(tokensToCss());
});
