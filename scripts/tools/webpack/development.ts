import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from '@skora/scripts-lib/workspace';
import { hostConfig, REACT } from './host-config';

/** Folder of the host's development build; the production build beside it stays as it is. */
export const HOST_DEV_DIST = join(ROOT, 'host/dist-dev');

/** Host with React's development build, and the hook by which remotes refresh their components. */
export function hostDevelopmentConfig(): Configuration {
  const config = hostConfig('development');
  return {
    ...config,
    entry: {
      boot: './src/boot.ts',
      // React looks for the hook when it is evaluated.
      react: ['./src/development/devtools-hook.ts', ...REACT],
      main: { import: './src/index.ts', dependOn: 'react' },
    },
    output: { ...config.output, path: join(HOST_DEV_DIST, 'browser') },
  };
}
