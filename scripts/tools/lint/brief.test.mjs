/* global describe, expect, test */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROW = /^\| (?<number>\d+\.\d+) \| (?<requirement>.+) \| (?<proof>.+) \|$/;
const TEST = /^`(?<file>[^`]+)` › (?<name>.+)$/;
const DECISION = /^\[\d+\]\((?<file>decisions\/.+)\)$/;

const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');

/** Rows of the table, each with its list of proofs. */
const rows = read('docs/brief.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const { number, requirement, proof } = ROW.exec(line)?.groups ?? { number: line, proof: '' };
    return { number, requirement, proofs: proof.split('<br>') };
  });

const sources = new Map();

/** Says what is wrong with a proof; null when nothing is. */
function findFault(proof) {
  const decision = DECISION.exec(proof)?.groups.file;
  if (decision) return existsSync(`${ROOT}docs/${decision}`) ? null : `there is no ${decision}`;
  const { file, name } = TEST.exec(proof)?.groups ?? {};
  if (!file || !/\.(test|spec)\.(tsx?|mjs)$/.test(file)) return 'names no test';
  if (!existsSync(`${ROOT}${file}`)) return `there is no ${file}`;
  if (!sources.has(file)) sources.set(file, read(file));
  const written = ["'", '"', '`'].some((quote) => sources.get(file).includes(`${quote}${name}${quote}`));
  return written ? null : `${file} has no test "${name}"`;
}

describe('the table of the product brief', () => {
  test('numbers its requirements one after the other', () => {
    const counts = new Map();
    const counted = rows.map(({ number }) => {
      const [section] = number.split('.');
      counts.set(section, (counts.get(section) ?? 0) + 1);
      return `${section}.${counts.get(section)}`;
    });
    expect(rows.map(({ number }) => number)).toEqual(counted);
    expect(counts.size).toBe(10);
  });

  test('names a test for every requirement, and each of these tests exists', () => {
    const faults = rows.flatMap(({ number, proofs }) =>
      proofs.map((proof) => [number, findFault(proof)]).filter(([, fault]) => fault !== null),
    );
    expect(faults).toEqual([]);
    expect(rows.filter(({ proofs }) => !proofs.some((proof) => TEST.test(proof)))).toEqual([]);
  });
});

describe('the design card', () => {
  test('the packages of the design card are used', () => {
    const used = ['.', 'host', 'shared', 'remote-tools', 'scripts'].flatMap((folder) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
      return Object.keys({ ...dependencies, ...devDependencies });
    });
    expect(used).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'react-router-dom',
        '@module-federation/enhanced',
        'webpack',
        'firebase',
        'mitt',
        'react-toastify',
        'single-spa-react',
        'jest',
        'typescript',
      ]),
    );
  });

  test.each([
    'package.json',
    'pnpm-workspace.yaml',
    'host',
    'remote-layout',
    'remote-auth',
    'remote-marketing',
    'remote-account',
    'shared',
    'scripts',
  ])('the top level has what the design card names: %s', (name) => {
    expect(existsSync(`${ROOT}${name}`)).toBe(true);
  });
});
