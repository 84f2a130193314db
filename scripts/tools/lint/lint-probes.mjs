// Lints code in files that do not exist, with the configuration of the repository, for the tests of the walls.
// Reads `[file, code]` pairs as JSON from standard input; prints for each what the rule says, or null.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  overrideConfigFile: 'scripts/tools/lint/eslint.config.mjs',
});
const probes = JSON.parse(await text(process.stdin));
const messages = [];
for (const [filePath, code] of probes) {
  const [result] = await eslint.lintText(code, { filePath });
  const [problem] = result.messages;
  messages.push(problem ? `${problem.ruleId}: ${problem.message}` : null);
}
console.log(JSON.stringify(messages));
