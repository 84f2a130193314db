import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const NAME = 'fresh-addresses';

/** Code that sets `again` to how often the file of this address was asked for before. */
function countAgain(address: string): string {
  const asked = `${webpack.RuntimeGlobals.require}.asked`;
  return `const asked = (${asked} = ${asked} || {}); const again = (asked[${address}] = (asked[${address}] ?? -1) + 1);`;
}

/** @param address the variable of the runtime that holds it */
function freshAddress(address: string): string {
  return `${address} + '?again=' + again`;
}

/**
 * Lets a build's loaders of chunks ask for a file at another address when they ask once more. A request of the same address
 * would join the one that hangs, be it of a preload or of a script that was given up, and nothing would be sent.
 * A stylesheet gets the time limit of a script, which its loader lacks.
 */
export function freshAddresses(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
        createScript.tap(
          NAME,
          (code) => `${code}\n${countAgain('url')} if (again) script.src = ${freshAddress('url')};`,
        );
        const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
        const timeout = compilation.outputOptions.chunkLoadTimeout;
        beforeTagInsert.tap(NAME, (code, { tag, href }) =>
          [
            code,
            `${countAgain(href)} if (again) ${tag}.href = ${freshAddress(href)};`,
            `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${timeout});`,
          ].join('\n'),
        );
      }),
  };
}
