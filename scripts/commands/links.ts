import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '@skora/domain';
import { ROOT } from '@skora/scripts-lib/workspace';
import { placeText } from '@skora/scripts-lib/place-text';
import { checkSources } from '../tools/links/check-sources';
import { sourcesTable, summary } from '../tools/links/report';

const DOCUMENT = join(ROOT, 'docs/sources.md');

// By hand only: it asks the servers of others, and their answers are no fault of a change.
const checked = await checkSources(SOURCES, {
  limitMs: 15_000,
  pauseMs: 1_000,
  onChecked: ({ id, state }) => console.log(`${state.kind.padEnd(10)} ${id}`),
});
const day = new Date().toISOString().slice(0, 10);
writeFileSync(DOCUMENT, placeText(readFileSync(DOCUMENT, 'utf8'), 'links', sourcesTable(checked, day)));
console.log(`${summary(checked)}. Written to docs/sources.md.`);
process.exitCode = checked.some(({ state }) => state.kind === 'gone') ? 1 : 0;
