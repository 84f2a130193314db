import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfiguration, checkResource } from './check-configuration';
import { readProviderSchemas } from './provider-schema';
import { INFRASTRUCTURE, parseHcl, readConfiguration, resourcesIn, usedTypes } from './read-configuration';

const schemas = readProviderSchemas();
const configuration = readConfiguration();

const bucket = (line: string) =>
  `resource "google_storage_bucket" "a" {\nname = "a"\nlocation = "b"\n${line}\n}\n`;

const FAULTS: [what: string, text: string, fault: string][] = [
  ['a misspelt name', bucket('loction = "x"'), 'has no "loction"'],
  ['what only the provider sets', bucket('url = "x"'), 'only the provider sets "url"'],
  ['a wrong type', bucket('force_destroy = "perhaps"'), '"force_destroy" must be a "bool"'],
  ['a list in place of a text', bucket('storage_class = ["x"]'), '"storage_class" must be a "string"'],
  ['an unknown block', bucket('dynamic "rule" {\nfor_each = []\ncontent {}\n}'), 'has no block "rule"'],
  [
    ...['a block too many', bucket('versioning {\nenabled = true\n}\nversioning {\nenabled = true\n}')],
    'may have 1 block "versioning"',
  ] as [string, string, string],
  ['a fault in a block', bucket('versioning {}'), 'versioning needs "enabled"'],
  ['what is missing', 'resource "google_storage_bucket" "a" {\nname = "a"\n}\n', 'needs "location". Add it.'],
  ['an unknown type', 'resource "google_bucket" "a" {}\n', 'correct the type'],
];

test('every resource has what the provider asks for, and nothing it does not know', () => {
  expect(configuration.resources.length).toBeGreaterThan(50);
  expect(checkConfiguration(configuration, schemas)).toEqual([]);
});

test('each kind of fault is found', () => {
  const parsed = parseHcl(Object.fromEntries(FAULTS.map(([what, text]) => [what, text])));
  const found = FAULTS.map(([what]) =>
    resourcesIn(what, parsed[what] ?? {}).flatMap((resource) => checkResource(resource, schemas)),
  );
  expect(found).toEqual(FAULTS.map(([, , fault]) => [expect.stringContaining(fault)]));
});

test('a file that is no HCL is named with its line', () => {
  expect(() => parseHcl({ 'broken.tf': 'resource {' })).toThrow('broken.tf:1');
});

test('the stored schema is that of the pinned providers, and has no type more than is used', () => {
  const main = readFileSync(join(INFRASTRUCTURE, 'main.tf'), 'utf8');
  for (const [name, { version }] of Object.entries(schemas))
    expect(main).toMatch(
      new RegExp(`source  = "hashicorp/${name}"\\n +version = "${version.replaceAll('.', '\\.')}"`),
    );
  const stored = Object.values(schemas).flatMap(({ resources }) => Object.keys(resources));
  expect(stored.sort()).toEqual(
    usedTypes(configuration)
      .map(({ type }) => type)
      .sort(),
  );
});
