/* global expect, test */
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';

const DOCUMENT = fileURLToPath(new URL('../../../backend/openapi.json', import.meta.url));
const RULES = fileURLToPath(new URL('redocly.yaml', import.meta.url));

/** Problems of a document, each with its rule and where it is. */
async function findProblems(ref) {
  const problems = await lint({ ref, config: await loadConfig({ configPath: RULES }) });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('the document of the API keeps the rules of redocly.yaml', async () => {
  expect(await findProblems(DOCUMENT)).toEqual([]);
});

test('a document that breaks them is found out', async () => {
  const broken = fileURLToPath(new URL('fixtures/broken-openapi.json', import.meta.url));
  const rules = (await findProblems(broken)).map((problem) => problem.split(' ')[0]);
  expect([...new Set(rules)].sort()).toEqual([
    'no-unresolved-refs',
    'operation-operationId',
    'path-parameters-defined',
    'security-defined',
    'struct',
  ]);
});
