import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lte } from 'semver';
import { readJson } from '@skora/scripts-lib/workspace';
import { changelogEntry, compareApis, missingVersion, readReport, writeReport } from './api-report';
import { KERNEL, kernelEntries } from './kernel-entries';
import { INNER_TYPES, readApi, type Api } from './read-api';

const TIER = 'interface Tier {\n    id: string;\n}';

function api(names: Record<string, string>, group = './contract'): Api {
  return { [group]: names };
}

test('the report tells what the kernel exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-api-'));
  const current = readApi(folder);
  rmSync(folder, { recursive: true });
  const { version, api: reported } = readReport(readFileSync(join(KERNEL, 'api/shared.api.json'), 'utf8'));
  const { added, changed, removed } = compareApis(reported, current);
  const remedy = 'Run npm run api; it says to which version shared/package.json is raised.';
  expect({ remedy, added, changed, removed }).toEqual({ remedy, added: [], changed: [], removed: [] });
  expect(lte(version, readJson<{ version: string }>('shared', 'package.json').version)).toBe(true);
  const subpaths = kernelEntries().modules.map(({ subpath }) => subpath);
  expect(Object.keys(current)).toEqual([...subpaths, INNER_TYPES]);
});

test.each([
  ['nothing', { Tier: TIER }, 'none'],
  ['a new name', { Tier: TIER, Plan: 'type Plan = string;' }, 'minor'],
  ['an optional member', { Tier: TIER.replace('\n}', '\n    name?: string;\n}') }, 'minor'],
  ['a required member', { Tier: TIER.replace('\n}', '\n    name: string;\n}') }, 'major'],
  ['another type', { Tier: TIER.replace('string', 'number') }, 'major'],
  ['a member that is gone', { Tier: 'interface Tier {\n}' }, 'major'],
  ['a name that is gone', {}, 'major'],
])('%s asks for the version it needs', (_title, names, level) => {
  expect(compareApis(api({ Tier: TIER }), api(names as Record<string, string>)).level).toBe(level);
});

test('an inner type that is no longer named breaks nothing by itself', () => {
  expect(compareApis(api({ Tier: TIER }, INNER_TYPES), api({}, INNER_TYPES)).level).toBe('minor');
});

test.each([
  ['minor', '2.0.0', '2.0.0', '2.1.0'],
  ['minor', '2.0.0', '2.1.0', null],
  ['major', '2.0.0', '2.1.0', '3.0.0'],
  ['major', '2.0.0', '3.0.0', null],
  ['none', '2.0.0', '2.0.0', null],
] as const)('a %s change from %s under %s misses %s', (level, reported, version, missing) => {
  expect(missingVersion(reported, version, { level, added: [], changed: [], removed: [] })).toBe(missing);
});

test('a report that was edited by hand is refused', () => {
  const text = writeReport('2.0.0', api({ Tier: TIER }));
  expect(readReport(text).api).toEqual(api({ Tier: TIER }));
  expect(() => readReport(text.replace('id: string', 'id: number'))).toThrow('edited by hand');
});

test('the list of changes gets an entry to complete', () => {
  const change = compareApis(api({ Tier: TIER }), api({ Plan: 'type Plan = string;' }));
  expect(changelogEntry('3.0.0', change)).toBe(
    '## 3.0.0\n\n- **Removed: `./contract Tier`.** To do: \n- **New: `./contract Plan`.** Nothing to do.\n',
  );
});
