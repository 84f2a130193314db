import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readJson } from '@skora/scripts-lib/workspace';
import {
  changelogEntry,
  type ApiChange,
  compareApis,
  missingVersion,
  readReport,
  writeReport,
} from './api-report';
import { KERNEL } from './kernel-entries';
import { readApi } from './read-api';

const REPORT = join(KERNEL, 'api/shared.api.json');
const CHANGELOG = join(KERNEL, 'CHANGELOG.md');

// The comparison reads text. A person may know that a changed type breaks nobody; the reason stays in the list of changes.
const { compatible } = parseArgs({ options: { compatible: { type: 'string' } } }).values;

const folder = mkdtempSync(join(tmpdir(), 'kernel-api-'));
try {
  const api = readApi(folder);
  const { version } = readJson<{ version: string }>('shared', 'package.json');
  const last = existsSync(REPORT) ? readReport(readFileSync(REPORT, 'utf8')) : { version, api };
  const found = compareApis(last.api, api);
  const change: ApiChange = found.level === 'major' && compatible ? { ...found, level: 'minor' } : found;
  const needed = missingVersion(last.version, version, change);
  const changes = readFileSync(CHANGELOG, 'utf8');
  if (change.level !== 'none' && !changes.includes(`## ${needed ?? version}\n`)) {
    writeFileSync(
      CHANGELOG,
      changes.replace(/^## /m, `${changelogEntry(needed ?? version, change, compatible)}\n## `),
    );
  }
  if (needed) {
    console.error(
      `The API changed (${change.level}): raise the version in shared/package.json to ${needed}, then run this again.` +
        (change.level === 'major'
          ? ' A host with a new major refuses all live remotes: rather keep what they use, or say why nothing breaks: --compatible "…".'
          : ''),
    );
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, writeReport(version, api));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
