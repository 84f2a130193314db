import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installedVersion } from '@skora/remote-tools/build';
import { ROOT } from '@skora/scripts-lib/workspace';
import { buildSkewed } from './build-skewed';
import { describeSkewed, SKEWED } from './skewed-remotes';
import { storeHost } from './store-host';
import { installTeam } from './team-folder';

const FIXTURES = join(ROOT, 'e2e/fixtures/skew');

const USAGE = `npm run skew -- host
npm run skew -- --kernel <tarball> --federation <version> older|newer|ahead …

Keeps the host of this checkout, once it is built, or builds remotes of another age, into e2e/fixtures/skew.
See "Skew" in docs/registry.md.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kernel: { type: 'string' }, federation: { type: 'string' } },
});

async function storeRemotes(kernel: string, federation: string): Promise<void> {
  const team = await installTeam(resolve(kernel), federation);
  const react = installedVersion(join(ROOT, 'shared'), 'react');
  for (const name of SKEWED.filter((known) => positionals.includes(known))) {
    const remote = describeSkewed(name, { kernel: team.kernelVersion, react, federation });
    const { release, id } = await buildSkewed(remote, team, join(FIXTURES, name));
    console.log(`${id} ${release}: kernel ${remote.versions['@skora/shared/']}, federation ${federation}`);
  }
  await rm(team.folder, { recursive: true });
}

if (positionals.includes('host')) await storeHost(join(FIXTURES, 'host'));
else if (values.kernel && values.federation) await storeRemotes(values.kernel, values.federation);
else {
  console.error(USAGE);
  process.exitCode = 1;
}
