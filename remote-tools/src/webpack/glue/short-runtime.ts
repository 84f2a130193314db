import webpack, { type Compiler } from 'webpack';

const NAME = 'short-runtime';

const { global, hasOwnProperty, publicPath, shareScopeMap } = webpack.RuntimeGlobals;

/** Module Federation has parts of names that webpack has, too. */
const isFederation = (code: string) => /\.federation\b/.test(code);

/** For the name of a part of a container's runtime: what is left of its code. */
const SHORTER: Readonly<Record<string, (code: string) => string>> = {
  global: () => `${global} = globalThis;`,
  // As the browsers that we build for have it.
  'hasOwnProperty shorthand': () => `${hasOwnProperty} = Object.hasOwn;`,
  // A container is a script that the host adds to the page. Webpack's own code also thinks of workers and of lists of scripts;
  // a loader's build has an address instead.
  publicPath: (code) =>
    code.includes('currentScript')
      ? `${publicPath} = document.currentScript.src.replace(/[^/]*$/, '');`
      : code,
  // Module Federation's part of this name comes later and does the work.
  sharing: (code) => (isFederation(code) ? code : `${shareScopeMap} = {};`),
  // Each shared module has a fallback that throws, which the glue does for all of them, and no layer.
  consumes: (code) => code.replaceAll(/\bfallback: \(\)=>\(\)=>\{throw .*\},\n|\blayer: undefined,\n/g, ''),
};

/** Shortens the code of webpack's runtime, which stands in the container of every remote and changes with each of its releases. */
export function shortRuntime(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.runtimeModule.tap(NAME, (module) => {
          const shorten = SHORTER[module.name];
          if (!shorten) return;
          const generate = () => module.constructor.prototype.generate.call(module) as string | null;
          Object.assign(module, { generate: () => shorten(generate() ?? '') });
        }),
      ),
  };
}
