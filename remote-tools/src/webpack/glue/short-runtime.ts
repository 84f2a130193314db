import webpack, { type Compiler } from 'webpack';

const NAME = 'short-runtime';

const { global, publicPath, shareScopeMap } = webpack.RuntimeGlobals;

/** Code of webpack's runtime by the name of its part: what that part does in a container of ours. */
const SHORTER: Readonly<Record<string, string>> = {
  global: `${global} = globalThis;`,
  // A container is a script that the host adds to the page. Webpack's own code also thinks of workers and of lists of scripts.
  publicPath: `${publicPath} = document.currentScript.src.replace(/[^/]*$/, '');`,
  // Module Federation has a part of the same name, which comes later and does the work.
  sharing: `${shareScopeMap} = {};`,
};

/** Parts of the same names that stay as they are: that of Module Federation, and an address that a loader's build is told. */
function isOther(name: string, code: string): boolean {
  return /\.federation\b/.test(code) || (name === 'publicPath' && !code.includes('currentScript'));
}

/** Shortens the code of webpack's runtime, which stands in the container of every remote and changes with each of its releases. */
export function shortRuntime(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.runtimeModule.tap(NAME, (module) => {
          const code = SHORTER[module.name];
          if (code === undefined) return;
          const generate = () => module.constructor.prototype.generate.call(module) as string | null;
          Object.assign(module, {
            generate: () => {
              const whole = generate() ?? '';
              return isOther(module.name, whole) ? whole : code;
            },
          });
        }),
      ),
  };
}
