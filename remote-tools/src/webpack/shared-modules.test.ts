import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedModules } from './shared-modules';

/** A remote with React 19.3.1 and kernel 2.6.0 installed. */
function remoteFolder(packageJson?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'skora-remote-'));
  for (const [name, version] of Object.entries({ react: '19.3.1', '@skora/shared': '2.6.0' })) {
    const installed = join(folder, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ version }));
  }
  if (packageJson) writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson));
  return folder;
}

function askedKernel(packageJson?: object): string | undefined {
  return sharedModules(remoteFolder(packageJson))['@skora/shared/']?.requiredVersion;
}

it('asks for what was built against', () => {
  const shared = sharedModules(remoteFolder());
  expect(shared['react']).toMatchObject({ version: '19.3.1', requiredVersion: '^19.3.1', import: false });
  expect(shared['@skora/shared/']).toMatchObject({ version: '2.6.0', requiredVersion: '^2.6.0' });
});

it.each([
  { dependencies: { '@skora/shared': '^2.4.0' } },
  { peerDependencies: { '@skora/shared': '^2.4.0' } },
])('asks for an earlier kernel when its team says that it suffices: %j', (packageJson) => {
  expect(askedKernel(packageJson)).toBe('^2.4.0');
});

it.each([['workspace:*'], ['file:../skora-shared-2.6.0.tgz'], ['2.4.0'], ['~2.4.0'], ['*'], ['latest']])(
  'asks for what was built against when %s stands for the kernel: each later minor version has to do',
  (range) => {
    expect(askedKernel({ dependencies: { '@skora/shared': range } })).toBe('^2.6.0');
  },
);
