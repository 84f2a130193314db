import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';

/** The native compiler, three times as fast as the one in JavaScript that the linters use. */
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const CACHE = generatedPath('cache/checks');
/** Caches compare contents: a clone or a change of branch sets all times anew. */
const BY_CONTENT = ['--cache', '--cache-strategy', 'content', '--cache-location'];
const NOT_FORMATTED = [
  '!**/*.md',
  '!pnpm-*.yaml',
  '!**/*.schema.json',
  '!**/backend-schema.d.ts',
  '!**/openapi.json',
  '!e2e/fixtures/skew/*/**',
];

function isFolder(path: string): boolean {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Style sheets below folders and among files. */
function styleSheets(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (isFolder(path)) return [path === '.' ? '{host,shared,kit,remote-*}/**/*.css' : `${path}/**/*.css`];
    return path.endsWith('.css') ? [path] : [];
  });
}

/** Commands that lint files, or all files below folders; those that are gone are left out. */
export function lintCommands(paths: readonly string[]): string[][] {
  const there = paths.filter((path) => existsSync(join(ROOT, path)));
  const code = there.filter((path) => isFolder(path) || /\.[cm]?[jt]sx?$/.test(path));
  const styles = styleSheets(there);
  const eslint = [
    'eslint',
    ...['--config', 'scripts/tools/lint/eslint.config.mjs'],
    ...BY_CONTENT,
    `${CACHE}/eslint/`,
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    ...code,
  ];
  const stylelint = [
    ...['stylelint', '--config', 'scripts/tools/lint/stylelint.config.mjs', '--allow-empty-input'],
    ...[...BY_CONTENT, `${CACHE}/stylelint`, '--ignore-pattern', '**/dist*/**', ...styles],
  ];
  const oxfmt = [
    ...['oxfmt', '--check', '--config', 'scripts/tools/lint/oxfmt.json'],
    ...['--no-error-on-unmatched-pattern', ...there, ...NOT_FORMATTED],
  ];
  const knip = ['knip', '--config', 'scripts/tools/lint/knip.json', '--no-progress', '--no-config-hints'];
  return [
    ...(code.length > 0 ? [eslint] : []),
    ...(styles.length > 0 ? [stylelint] : []),
    ...(there.length > 0 ? [oxfmt] : []),
    // What nobody uses shows in the whole only.
    ...(there.includes('.') ? [knip] : []),
  ];
}

/** What is known everywhere without an import: style modules, and what tests may expect of elements. */
const DECLARATIONS = ['shared/src/*.d.ts', 'scripts/tools/test/jest/browser-setup.ts'];

/** The compiler's settings for what lies below some folders, and what that imports. */
function settingsFor(folders: readonly string[]): string {
  const name = createHash('sha256').update(folders.join('\0')).digest('hex').slice(0, 8);
  const path = join(CACHE, `tsconfig.${name}.json`);
  const include = [...folders, ...DECLARATIONS].map((folder) => join(ROOT, folder));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include }));
  return path;
}

/** The command that checks the types of the workspace, or of what lies below some folders. */
export function typesCommand(folders?: readonly string[]): string[] {
  const settings = folders ? settingsFor(folders) : join(ROOT, 'tsconfig.json');
  const memory = folders ? `${settings}.buildinfo` : join(CACHE, 'types.buildinfo');
  return ['node', COMPILER, '--noEmit', '-p', settings, '--incremental', '--tsBuildInfoFile', memory];
}
