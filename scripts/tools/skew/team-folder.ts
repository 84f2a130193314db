import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { WebpackPluginInstance } from 'webpack';

const run = promisify(execFile);
const FEDERATION = '@module-federation/enhanced';

type FederationPlugin = new (options: object) => WebpackPluginInstance;

/** What a team outside of this repository has installed. */
export interface TeamFolder {
  folder: string;
  kernelVersion: string;
  /** The plugin of the asked version. */
  Federation: FederationPlugin;
}

/**
 * Installs what a team outside installs, into a new folder, with the npm client of this machine.
 * @param kernel path of the kernel's tarball, made by `pnpm pack` in `shared`
 * @param federation version of Module Federation
 */
export async function installTeam(kernel: string, federation: string): Promise<TeamFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-skew-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'team', private: true }));
  const packages = [kernel, `${FEDERATION}@${federation}`];
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
  const require = createRequire(join(folder, 'package.json'));
  const { version } = require('@skora/shared/package.json') as { version: string };
  const enhanced = require(`${FEDERATION}/webpack`) as {
    ModuleFederationPlugin: FederationPlugin;
  };
  return { folder, kernelVersion: version, Federation: enhanced.ModuleFederationPlugin };
}
