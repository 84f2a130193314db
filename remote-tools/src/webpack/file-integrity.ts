import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { computeIntegrity } from '@skora/registry';

const NAME = 'file-integrity';

/** What the builds' code has in place of the table until the files are final. It names the algorithm: another one gives the container another name. */
const PLACEHOLDER = 'skora-file-integrity:sha256';
const QUOTED = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);

/** After names were made of contents, when no file changes any more. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** Hash in the name of a file. @example 'story.1a2b3c4d.js' */
const HASH = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** Digest of the file of an address, as the code of a build asks for it. */
function lookUp(address: string): string {
  return `${webpack.RuntimeGlobals.require}.fileIntegrity[${address}.match(/\\.([0-9a-f]{8})\\.\\w+(\\?|$)/)[1]]`;
}

/** The table of all files that code of the build may load: hash in the name → digest. */
class FileIntegrity extends webpack.RuntimeModule {
  constructor() {
    super(NAME, webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.require}.fileIntegrity = '${PLACEHOLDER}';`;
  }
}

function listDigests(compilation: Compilation, holders: readonly string[]): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const { name, source } of compilation.getAssets()) {
    const [, hash] = HASH.exec(name) ?? [];
    if (hash === undefined || holders.includes(name)) continue;
    const digest = computeIntegrity(Buffer.from(source.buffer()));
    if ((digests[hash] ??= digest) !== digest) {
      throw new Error(`${name} and a file that is not the same have one hash in their names.`);
    }
  }
  return digests;
}

function fillIn(compilation: Compilation): void {
  const holders = compilation
    .getAssets()
    .filter(({ name, source }) => name.endsWith('.js') && QUOTED.test(String(source.source())));
  const digests = listDigests(
    compilation,
    holders.map(({ name }) => name),
  );
  for (const { name, source } of holders) {
    const filled = String(source.source()).replace(QUOTED, () => JSON.stringify(digests));
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/**
 * Has a build's code load each of its scripts and stylesheets with a digest, so that a browser refuses a file with a changed
 * byte. The table stands in the container, whose own digest the host gets from the release.
 */
export function fileIntegrity(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.ensureChunk)
          .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new FileIntegrity()));
        const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
        createScript.tap(NAME, (code) => `${code}\nscript.integrity = ${lookUp('url')};`);
        const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
        beforeTagInsert.tap(NAME, (code, { tag, href }) =>
          [code, `${tag}.integrity = ${lookUp(href)};`].join('\n'),
        );
        compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => fillIn(compilation));
      }),
  };
}
