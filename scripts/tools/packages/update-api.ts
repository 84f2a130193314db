import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from '../lib/workspace';
import { changelogEntry, compareApis, missingVersion, readReport, writeReport } from './api-report';
import { KERNEL } from './kernel-entries';
import { readApi } from './read-api';

const REPORT = join(KERNEL, 'api/shared.api.json');
const CHANGELOG = join(KERNEL, 'CHANGELOG.md');

const folder = mkdtempSync(join(tmpdir(), 'kernel-api-'));
try {
  const api = readApi(folder);
  const { version } = readJson<{ version: string }>('shared', 'package.json');
  const last = existsSync(REPORT) ? readReport(readFileSync(REPORT, 'utf8')) : { version, api };
  const change = compareApis(last.api, api);
  const needed = missingVersion(last.version, version, change);
  const changes = readFileSync(CHANGELOG, 'utf8');
  if (change.level !== 'none' && !changes.includes(`## ${needed ?? version}\n`)) {
    writeFileSync(CHANGELOG, changes.replace(/^## /m, `${changelogEntry(needed ?? version, change)}\n## `));
  }
  if (needed) {
    console.error(
      `The API changed (${change.level}): raise the version in shared/package.json to ${needed}, then run this again.`,
    );
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, writeReport(version, api));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
