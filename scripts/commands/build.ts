import { buildAll } from '../tools/build/build-all';

const parts = process.argv.slice(2);

try {
  await buildAll({ log: (line) => console.log(line), only: parts.length > 0 ? parts : undefined });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
