import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { computeIntegrity } from '@skora/registry';

const NAME = 'file-integrity';

/** What the builds' code has in place of the table's address and digest until the files are final. It names the algorithm: another one gives the container another name. */
const PLACEHOLDER = 'skora-file-integrity:sha256';
const QUOTED = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);

/** After names were made of contents, when no file changes any more. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** Hash in the name of a file. @example 'story.1a2b3c4d.js' */
const HASH = /\.([0-9a-f]{8})\.(?:js|css)$/;
const HASH_LENGTH = 8;

/** Name of the table's file, without its hash; the host's server knows it, too. */
const DIGEST_TABLE = 'digests';

const {
  require: REQUIRE,
  ensureChunk,
  publicPath,
  loadScript,
  getChunkScriptFilename,
} = webpack.RuntimeGlobals;

/** Digest of the file of an address, as the code of a build asks for it. */
function lookUp(address: string): string {
  return `${REQUIRE}.fileIntegrity(${address})`;
}

/**
 * Digests of the files that code of the build may load. Those of the view that a page is made of stand in its links, where
 * the host's server has put them; the table of all others is a file of its own, which is loaded for the first of them: in
 * the container it would be most of what changes with every release.
 */
class FileIntegrity extends webpack.RuntimeModule {
  constructor() {
    super(NAME, webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
      ${REQUIRE}.digestTable = '${PLACEHOLDER}';
      const hashOf = (address) => address.match(/\\.([0-9a-f]{8})\\.\\w+(\\?|$)/)?.[1];
      const [tableName, tableDigest] = ${REQUIRE}.digestTable;
      const digests = { [hashOf(tableName)]: tableDigest };
      let isComplete = false;
      ${REQUIRE}.addDigests = (table) => {
        Object.assign(digests, table);
        isComplete = true;
      };
      ${REQUIRE}.fileIntegrity = (address) => {
        const digest = digests[hashOf(address)];
        if (!digest) throw Error('No digest of ' + address);
        return digest;
      };
      const findOnPage = (address) =>
        [...document.querySelectorAll('link[integrity]')].find(({ href }) => href === address)?.integrity;
      let loading;
      const loadTable = () => loading ??= new Promise((resolve, reject) => {
        const request = ${publicPath} + tableName;
        ${loadScript}(request, ({ type }) => {
          if (isComplete) return resolve();
          loading = undefined;
          reject(Object.assign(Error('Loading ' + request + ' failed.'), { type, request }));
        }, '${DIGEST_TABLE}');
      });
      const ensureFiles = ${ensureChunk};
      ${ensureChunk} = async (...chunk) => {
        const address = ${publicPath} + ${getChunkScriptFilename}(...chunk);
        const hash = hashOf(address);
        if (hash && !digests[hash]) {
          const known = findOnPage(address);
          if (known) digests[hash] = known;
          else await loadTable();
        }
        return ensureFiles(...chunk);
      };`;
  }
}

/** Digests of all files but the container and the table itself: hash in the name → digest. */
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

/** Writes the table, as a chunk without modules. @returns its name and its digest */
function emitTable(compilation: Compilation, digests: Record<string, string>): [string, string] {
  const chunks = `self.${compilation.outputOptions.chunkLoadingGlobal}`;
  const code = `(${chunks}=${chunks}||[]).push([["${DIGEST_TABLE}"],{},e=>e.addDigests(${JSON.stringify(digests)})]);`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH);
  const name = `${DIGEST_TABLE}.${hash}.js`;
  // Minimizing it now would change its digest.
  compilation.emitAsset(name, new webpack.sources.RawSource(code), { minimized: true });
  return [name, computeIntegrity(Buffer.from(code))];
}

function fillIn(compilation: Compilation): void {
  const holders = compilation
    .getAssets()
    .filter(({ name, source }) => name.endsWith('.js') && QUOTED.test(String(source.source())));
  if (holders.length === 0) return;
  const digests = listDigests(
    compilation,
    holders.map(({ name }) => name),
  );
  const table = JSON.stringify(emitTable(compilation, digests));
  for (const { name, source } of holders) {
    const filled = String(source.source()).replace(QUOTED, () => table);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/**
 * Has a build's code load each of its scripts and stylesheets with a digest, so that a browser refuses a file with a changed
 * byte. The digest of the container itself the host gets from the release.
 */
export function fileIntegrity(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(NAME, (chunk, requirements) => {
          for (const name of [loadScript, publicPath, getChunkScriptFilename]) requirements.add(name);
          compilation.addRuntimeModule(chunk, new FileIntegrity());
        });
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
