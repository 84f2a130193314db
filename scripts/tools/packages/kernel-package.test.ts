import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeClassName } from '@skora/remote-tools/webpack';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';
import { KERNEL, kernelEntries } from './kernel-entries';
import { packPackages } from './pack-packages';

interface PackedPackage {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const run = promisify(execFile);
/** The compiler that most teams have, and the native one, which takes a tenth of the time. */
const COMPILERS = {
  typescript: join(ROOT, 'node_modules/typescript/bin/tsc'),
  native: join(ROOT, 'node_modules/typescript-7/bin/tsc'),
};
const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const installed = join(folder, 'node_modules/@skora/shared');
const modules = kernelEntries().modules.map(({ subpath }) => subpath.replace('.', '@skora/shared'));

/** Puts a package of the workspace where an installer would put it. */
function link(name: string, member: string): void {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(ROOT, member, 'node_modules', name), target);
}

function packed(): PackedPackage {
  return JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as PackedPackage;
}

async function node(script: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  return stdout.trim();
}

beforeAll(async () => {
  const archives = await packPackages();
  const archive = readdirSync(archives).find((name) => name.startsWith('skora-shared-'));
  if (!archive) throw new Error('The kernel was not packed.');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(archives, archive), '-C', installed, '--strip-components=1']);
  const { dependencies } = packed();
  for (const name of [...Object.keys(dependencies), 'react', 'react-dom', 'prom-client'])
    link(name, 'shared');
  for (const name of ['@testing-library/react', '@types/react', '@types/react-dom', '@types/node'])
    link(name, '.');
  // Packing compiles the kernel, beside whatever else the machine does.
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the package has the version and the subpaths of the workspace, and needs nothing of it', () => {
  const own = readJson<{ version: string; exports: Record<string, string> }>('shared', 'package.json');
  const { version, exports, dependencies, peerDependencies } = packed();
  expect(version).toBe(own.version);
  // In the workspace a component brings its styles along, and the rest is for those who install it.
  const added = ['./package.json', './ui/components.css'];
  expect(Object.keys(exports).sort()).toEqual([...Object.keys(own.exports), ...added].sort());
  const ranges = Object.values({ ...dependencies, ...peerDependencies });
  expect(ranges.filter((range) => /catalog:|workspace:/.test(range))).toEqual([]);
  expect(Object.keys(dependencies)).not.toContain('react');
});

test('the package holds what is compiled, without sources, tests or fonts', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(Object.values(packed().exports).map((path) => path.slice(2))));
  expect(files.filter((name) => /\.woff2$|\.test\.|(?<!\.d)\.tsx?$|\.module\.css$/.test(name))).toEqual([]);
});

test('Node imports every subpath', async () => {
  const script = `const modules = await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
    console.log(JSON.stringify(modules.map((module) => Object.keys(module).length)))`;
  const counts = JSON.parse(await node(script)) as number[];
  expect(counts).toHaveLength(modules.length);
  expect(counts.every((count) => count > 0)).toBe(true);
});

test('a state that two subpaths use exists once', async () => {
  const script = `const { signInAs } = await import('@skora/shared/testing');
    const { tierStore } = await import('@skora/shared/session');
    signInAs({}, 'tier1'); console.log(tierStore.get().tier)`;
  expect(await node(script)).toBe('tier1');
});

test('components carry the class names of the site, and the sheet has their rules', async () => {
  const expected = makeClassName(join(KERNEL, 'src/ui/badge/badge.module.css'), 'badge');
  const script = `const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    const { Badge } = await import('@skora/shared/ui');
    console.log(renderToString(createElement(Badge, {}, 'New')))`;
  expect(await node(script)).toContain(expected);
  expect(readFileSync(join(installed, 'dist/ui/components.css'), 'utf8')).toContain(`.${expected}`);
});

test.each([
  ['bundler', 'esnext', COMPILERS.native],
  ['nodenext', 'nodenext', COMPILERS.typescript],
])('its types are checked without errors with %s', async (moduleResolution, module, compiler) => {
  const lines = modules.map((name, index) => `import * as m${index} from '${name}';\nexport { m${index} };`);
  writeFileSync(join(folder, 'consumer.mts'), lines.join('\n'));
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2023',
    // The types of Firestore name `Temporal`.
    lib: ['esnext', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.mts'] }));
  const { stdout } = await run(process.execPath, [compiler, '-p', folder], { cwd: folder }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe('');
});
