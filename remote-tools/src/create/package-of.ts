import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOwnPackage } from './template-folder';

/** Where the new remote lives: in SKORA's repository, or in one of its own. */
export type Home = 'workspace' | 'outside';

/** What an outside remote needs to be tested and checked. */
const DEVELOPMENT = [
  ...[
    '@eslint/js',
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/react',
    '@types/jest',
  ],
  ...['@types/node', '@types/react', '@types/react-dom', 'eslint', 'eslint-plugin-jsx-a11y'],
  ...['eslint-plugin-react-hooks', 'identity-obj-proxy', 'jest', 'jest-environment-jsdom', 'typescript'],
  'typescript-eslint',
];

function findArchive(packages: string, name: string): string {
  const archive = readdirSync(packages).find((file) => file.startsWith(`${name}-`) && file.endsWith('.tgz'));
  if (archive === undefined)
    throw new Error(`${packages} has no ${name}-….tgz: "pnpm pack" in SKORA's repository makes it.`);
  return `file:${join(resolve(packages), archive)}`;
}

function outsidePackage(name: string, packages: string | undefined): object {
  const { version, devDependencies } = readOwnPackage();
  const versionOf = (dependency: string) => [dependency, devDependencies[dependency] ?? '*'];
  return {
    name: `remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'skora dev',
      build: 'skora build',
      lint: 'eslint .',
      typecheck: 'tsc',
      test: 'jest',
      release: 'skora build && skora publish dist',
    },
    dependencies: {
      '@skora/shared': packages ? findArchive(packages, 'skora-shared') : devDependencies['@skora/shared'],
      ...Object.fromEntries(['react', 'react-dom'].map(versionOf)),
    },
    devDependencies: {
      '@skora/remote-tools': packages ? findArchive(packages, 'skora-remote-tools') : version,
      ...Object.fromEntries(DEVELOPMENT.map(versionOf)),
    },
  };
}

/** `package.json` of a new remote. @param packages folder with the packed kernel and tools, for a remote outside */
export function packageOf(name: string, home: Home, packages?: string): object {
  if (home === 'outside') return outsidePackage(name, packages);
  return {
    name: `@skora/remote-${name}`,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    dependencies: { '@skora/shared': 'workspace:*', react: 'catalog:' },
  };
}
