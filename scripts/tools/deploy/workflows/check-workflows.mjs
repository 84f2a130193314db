// Prints the faults of all workflows as JSON, by GitHub's own parser and schema. It runs beside the tests, with tsx, because the
// package is ES modules that import JSON in a way Node refuses.
import { readdirSync, readFileSync } from 'node:fs';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';

const folder = process.argv[2];
const faults = readdirSync(folder).flatMap((name) => {
  const content = readFileSync(`${folder}/${name}`, 'utf8');
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => `${name}: ${message}`);
});
console.log(JSON.stringify(faults));
