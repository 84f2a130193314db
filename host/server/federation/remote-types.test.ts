import { join } from 'node:path';
import { exampleManifest, exampleRelease } from '../testing/example-release';
import { checkProgram, temporaryProgram } from '../testing/check-program';
import { API_TYPES, remoteTypes } from './remote-types';

const CONTRACT = join(__dirname, '../../../shared/src/contract/remote-module');

/** Both ways: members of one that the other lacks, and types that do not fit. */
const COMPARISON = `
import type * as contract from '${CONTRACT}';
import type * as hints from './hints';

type Same<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false;
export const sameProps: Same<contract.RemoteProps, hints.RemoteProps> = true;
export const sameParcelProps: Same<contract.ParcelProps, hints.ParcelProps> = true;
export const sameModule: Same<contract.RemoteModule, hints.RemoteModule> = true;

export const given = (props: contract.ParcelProps): hints.ParcelProps => props;
export const taken = (props: hints.ParcelProps): contract.ParcelProps => props;
export const run = (lifecycle: contract.Lifecycle): hints.Lifecycle => lifecycle;
export const loaded = (module: contract.RemoteModule): Omit<hints.RemoteModule, 'id' | 'contractVersion'> => module;
export const used = (module: hints.RemoteModule): contract.RemoteModule => module;
`;

/** What the compiler says of a program. */
async function check(files: Record<string, string>): Promise<string[]> {
  return checkProgram(await temporaryProgram(files));
}

/** Types of a release with any views, as the contract has them. */
const ANY_VIEWS = remoteTypes(exampleRelease()).replace(
  /export type View = .*;/,
  'export type View = string;',
);

const CHANGED = {
  optional: ['  onViewLost?: () => void;\n', ''],
  more: ['  onRetry: () => void;\n', '  onRetry: () => void;\n  onMore?: () => void;\n'],
  other: ['prepare: (view: View) => Promise<void>', 'prepare: (view: number) => Promise<void>'],
} as const;

it('agrees with the contract, and no longer when a member changes', async () => {
  const texts = Object.entries(CHANGED).map(
    ([name, [from, to]]) => [name, ANY_VIEWS.replace(from, to)] as const,
  );
  const files = [['hints', ANY_VIEWS] as const, ...texts].flatMap(([name, text]) => [
    [`${name}.d.ts`, text],
    [`with-${name}.ts`, COMPARISON.replace('./hints', `./${name}`)],
  ]);
  const faults = await check(Object.fromEntries(files));
  expect([...new Set(faults.map((fault) => fault.split(': ')[0]))].sort()).toEqual([
    'with-more.ts',
    'with-optional.ts',
    'with-other.ts',
  ]);
});

it('names the release, its contract and its views once each, those of slots too', () => {
  const manifest = exampleManifest({
    slots: [{ name: 'header', view: 'bar', prerender: true }],
  });
  const [first, ...text] = remoteTypes(exampleRelease('aaaaaa111111', { manifest })).split('\n');
  expect(first).toBe('// remote-marketing, release aaaaaa111111');
  expect(text).toEqual(
    expect.arrayContaining([
      'export type Id = "remote-marketing";',
      'export type ContractVersion = 1;',
      'export type View = "bar" | "home" | "not-found" | "settings";',
    ]),
  );
});

it('is whole and imports nothing, also without views and with the oddest ones', async () => {
  const odd = { ...exampleManifest().routes[0]!, view: 'a\';\n"*/ export const stolen: 1;' };
  const [none, strange] = [[], [odd]].map((routes) =>
    remoteTypes(exampleRelease('aaaaaa111111', { manifest: exampleManifest({ routes }) })),
  );
  expect(none).toContain('export type View = never;');
  expect(strange).not.toMatch(/import|require|^export const/m);
  expect(await check({ 'none.d.ts': none!, 'strange.d.ts': strange! })).toEqual([]);
});

it('leaves the name of the remote to its consumer', () => {
  expect(API_TYPES).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/remote')");
});
