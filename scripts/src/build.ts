import { buildAll } from './build/build-all';

await buildAll({
  log: (line) => console.log(line),
  only: process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined,
});
