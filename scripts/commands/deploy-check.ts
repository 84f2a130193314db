import { Resolver } from 'node:dns/promises';
import { isFine, showRows } from '../tools/deploy/environment/show-rows';
import { readOptions, USAGE } from '../tools/deploy/read-options';
import { readSource } from '../tools/deploy/read-source';
import { runCheck } from '../tools/deploy/run-check';

/** @returns the exit code: 1 when something must be put right, 2 when the words are none */
async function check(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  const source = readSource(options, process.env);
  const rows = await runCheck(options, source, new Resolver({ timeout: 5_000, tries: 2 }));
  console.log(options.json ? JSON.stringify({ ok: isFine(rows), rows }, null, 2) : showRows(rows));
  return isFine(rows) ? 0 : 1;
}

process.exitCode = await check(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
