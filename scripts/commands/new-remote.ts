import { createRemoteFolder } from '@skora/remote-tools/create';
import { ROOT } from '@skora/scripts-lib/workspace';

try {
  const folder = createRemoteFolder({ name: process.argv[2] ?? '', into: ROOT, home: 'workspace' });
  console.log(
    `${folder} is made. "npm start" builds and releases it with the rest; "npm run dev" refreshes it while you work.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
