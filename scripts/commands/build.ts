import { buildAll } from '../tools/build/build-all';

const remotes = process.argv.slice(2);

try {
  await buildAll({ log: (line) => console.log(line), only: remotes.length > 0 ? remotes : undefined });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
