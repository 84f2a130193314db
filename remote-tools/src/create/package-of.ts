import { existsSync, readdirSync } from 'node:fs';
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

/** Folder of a remote outside that keeps the packed kernel and tools, so that a checkout of it is all that an installation needs. */
export const PACKAGES = 'packages';

/**
 * Finds the packed kernel and tools.
 * @param folder where they were packed
 * @returns names of their files, by package
 * @throws when one is missing, or there in two versions
 */
export function findArchives(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const find = (name: string) => {
    const found = files.filter((file) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(file));
    if (found.length === 1) return found[0];
    throw new Error(
      found.length === 0
        ? `${folder} has no ${name}-….tgz: "pnpm pack" in SKORA's repository makes it.`
        : `${folder} has ${found.join(' and ')}: leave one of them there.`,
    );
  };
  return Object.fromEntries(
    ['shared', 'remote-tools'].map((name) => [`@skora/${name}`, find(`skora-${name}`)]),
  ) as Record<string, string>;
}

function outsidePackage(name: string, archives: Readonly<Record<string, string>> | undefined): object {
  const { version, versions } = readOwnPackage();
  const versionOf = (dependency: string) => [dependency, versions[dependency]];
  const ownOf = (dependency: string, published: string | undefined) =>
    archives ? `file:${PACKAGES}/${archives[dependency]}` : published;
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
      '@skora/shared': ownOf('@skora/shared', versions['@skora/shared']),
      ...Object.fromEntries(['react', 'react-dom'].map(versionOf)),
    },
    devDependencies: {
      '@skora/remote-tools': ownOf('@skora/remote-tools', version),
      ...Object.fromEntries(DEVELOPMENT.map(versionOf)),
    },
  };
}

/** `package.json` of a new remote. @param archives files of the packed kernel and tools in {@link PACKAGES} */
export function packageOf(name: string, home: Home, archives?: Readonly<Record<string, string>>): object {
  if (home === 'outside') return outsidePackage(name, archives);
  return {
    name: `@skora/remote-${name}`,
    version: '0.1.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    dependencies: { '@skora/shared': 'workspace:*', react: 'catalog:' },
  };
}
