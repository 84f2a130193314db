import { rm } from 'node:fs/promises';
import webpack from 'webpack';
import { writeHostAssets } from '../build/build-host';
import { HOST_DEV_DIST, hostDevelopmentConfig } from '../webpack/development';

/** Builds the host in development mode and again whenever a source of it changes; reload the page to see it. */
export async function watchHost(log: (line: string) => void): Promise<{ stop: () => Promise<void> }> {
  await rm(HOST_DEV_DIST, { recursive: true, force: true });
  const compiler = webpack(hostDevelopmentConfig());
  if (!compiler) throw new Error('webpack did not return a compiler.');
  const watching = await new Promise<webpack.Watching | undefined>((resolve, reject) => {
    let first = true;
    const running = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (!stats) return reject(error ?? new Error('webpack gave no result'));
      const isFirst = first;
      first = false;
      if (stats.hasErrors()) log(stats.toString({ preset: 'errors-only', colors: true }));
      const written = stats.hasErrors()
        ? Promise.resolve()
        : writeHostAssets(stats.compilation, HOST_DEV_DIST);
      written.then(() => {
        if (!isFirst) log('host rebuilt: reload the page');
        resolve(running);
      }, reject);
    });
  });
  return { stop: () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve())) };
}
