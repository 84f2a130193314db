import webpack, { type Configuration, type Stats } from 'webpack';

/** Where in the compiler itself an error of syntax was found. */
const BACKTRACE = /\n+Caused by:\n(?: .*\n)+\nStack backtrace:\n(?: .*\n)+/g;

/** Runs a build. Rejects with every error and warning webpack found: a warning today is a broken page tomorrow. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not return a compiler.');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack gave no result')),
    );
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors() || stats.hasWarnings()) {
    const report = stats.toString({ preset: 'errors-warnings', colors: false });
    throw new Error(report.replaceAll(BACKTRACE, ''));
  }
  return stats;
}
