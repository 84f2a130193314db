/* global afterEach, beforeEach, describe, expect, it */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetInstall, isInstalled, recordInstall } from './install-state.mjs';
import { isSupportedNode } from './node-version.mjs';
import { runCommand } from './run-command.mjs';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

describe('bootstrap', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'skora-bootstrap-'));
    for (const folder of ['node_modules/.pnpm', 'host', 'scripts/commands'])
      mkdirSync(join(root, folder), { recursive: true });
    for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'host/package.json']) {
      writeFileSync(join(root, file), '{}');
    }
    writeFileSync(join(root, 'node_modules/.pnpm/lock.yaml'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('accepts Node 20.19 and everything newer', () => {
    expect(['20.19.0', '20.20.1', '22.0.0', '24.1.0'].filter(isSupportedNode)).toHaveLength(4);
    expect(['18.20.0', '20.9.0', '20.18.3'].filter(isSupportedNode)).toHaveLength(0);
  });

  it('installs on a fresh clone and not again', () => {
    expect(isInstalled(root)).toBe(false);
    recordInstall(root);
    expect(isInstalled(root)).toBe(true);
  });

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'host/package.json'])(
    'installs again when %s has changed',
    (file) => {
      recordInstall(root);
      writeFileSync(join(root, file), '{ "changed": true }');
      expect(isInstalled(root)).toBe(false);
    },
  );

  it('installs again when a member is new or node_modules is gone', () => {
    recordInstall(root);
    mkdirSync(join(root, 'remote-new'));
    writeFileSync(join(root, 'remote-new/package.json'), '{}');
    expect(isInstalled(root)).toBe(false);
    recordInstall(root);
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('installs again when other packages were installed since, as by pnpm on another branch', () => {
    recordInstall(root);
    writeFileSync(join(root, 'node_modules/.pnpm/lock.yaml'), '{ "other": true }');
    expect(isInstalled(root)).toBe(false);
    recordInstall(root);
    rmSync(join(root, 'node_modules/.pnpm'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('installs again after an install that was broken off', () => {
    recordInstall(root);
    forgetInstall(root);
    expect(isInstalled(root)).toBe(false);
    forgetInstall(root);
  });

  it('gives the exit code of the command back', async () => {
    symlinkSync(join(repository, 'node_modules/tsx'), join(root, 'node_modules/tsx'));
    writeFileSync(join(root, 'scripts/commands/leave.ts'), 'process.exit(Number(process.argv[2]));');
    expect(await runCommand(root, 'leave', ['3'])).toBe(3);
  });

  it.each(['unknown', '../bootstrap', ''])('refuses the command "%s"', (command) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', command], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`There is no command "${command}".`);
  });
});
