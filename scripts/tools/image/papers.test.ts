import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundledPackages } from '../build/bundled-packages';
import { describeMaterials } from './bill-of-materials';
import { copiedInto, IMAGES } from './images';
import { splitDigest, stateProvenance } from './provenance';

const require = createRequire(import.meta.url);
/** Where the schema of CycloneDX says that it and those beside it are. */
const SCHEMAS = 'http://cyclonedx.org/schema';
const LIBRARY = dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));

function readSchema(name: string): object {
  return JSON.parse(readFileSync(join(LIBRARY, `res/schema/${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
}

/** Says what the published schema of CycloneDX 1.6 does not like about a bill of materials. */
function complaints(bill: object): unknown[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(readSchema(name), `${SCHEMAS}/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(readSchema('bom-1.6'));
  return isValid(bill) ? [] : (isValid.errors ?? []);
}

const materials = {
  name: 'localhost/skora-site',
  version: '1cee67fad9236db9d2ba7fadd9e4110c23a5f531',
  node: '24.21.0',
  npm: [
    { name: '@fastify/static', version: '9.0.0', license: 'MIT' },
    { name: 'undici', version: '7.1.0', license: '(MIT OR Apache-2.0)' },
  ],
  debian: [{ name: 'libc6', version: '2.41-12+deb13u5' }],
};

test('the bill of materials is one by its schema, and names each package by its address', () => {
  const bill = describeMaterials(materials);
  expect(complaints(bill)).toEqual([]);
  expect(bill.components.map(({ purl }) => purl)).toEqual([
    'pkg:generic/node@24.21.0',
    'pkg:npm/%40fastify/static@9.0.0',
    'pkg:npm/undici@7.1.0',
    'pkg:deb/debian/libc6@2.41-12%2Bdeb13u5?distro=debian-13',
  ]);
});

test('the schema refuses what is no bill of materials', () => {
  expect(complaints({ ...describeMaterials(materials), specVersion: 1.6 })).not.toEqual([]);
});

test('packages of a bundle are found by its files, once each', () => {
  const installed = dirname(require.resolve('ajv/package.json'));
  const files = [`${installed}/dist/ajv.js`, `${installed}/dist/core.js`, 'scripts/commands/image.ts'];
  expect(bundledPackages(files)).toEqual([expect.objectContaining({ name: 'ajv', license: 'MIT' })]);
});

test('the provenance says what was built, from what, and when', () => {
  const digest = 'a530a4614fe362e6ed34e6e2f3c7b9887c08abf4e778b218d3148c1153d9c3ae';
  const commit = { uri: 'git+urn:skora:repository', digest: { gitCommit: materials.version } };
  const statement = stateProvenance({
    tag: materials.name,
    digest: `sha256:${digest}`,
    dockerfile: 'host/Dockerfile',
    buildArguments: ['VERSION=0.1.0'],
    materials: [commit],
    hasChanges: false,
    engine: 'buildah',
    startedOn: new Date('2026-11-26T05:40:00Z'),
    finishedOn: new Date('2026-11-26T05:45:00Z'),
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: materials.name, digest: { sha256: digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  const { buildDefinition, runDetails } = statement.predicate;
  // What SLSA requires of a predicate.
  expect(buildDefinition.buildType).toMatch(/^\w+:/);
  expect(buildDefinition.externalParameters.dockerfile).toBe('host/Dockerfile');
  expect(buildDefinition.resolvedDependencies).toEqual([commit]);
  expect(runDetails.builder.id).toMatch(/^\w+:/);
  expect(runDetails.metadata.finishedOn).toBe('2026-11-26T05:45:00.000Z');
});

test('what is no digest does not get into a statement', () => {
  expect(() => splitDigest('<none>')).toThrow('expected sha256:');
});

test('each layer is what the last stage of a Dockerfile copies', () => {
  expect(Object.fromEntries(IMAGES.map((image) => [image.name, copiedInto(image)]))).toEqual({
    site: ['/usr/local/bin/node', '/site/public', '/site/dist'],
    backend: [
      '/usr/local/bin/node',
      '/repo/node_modules',
      '/repo/backend/node_modules',
      '/repo/backend/dist',
    ],
  });
});
