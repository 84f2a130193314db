/**
 * What the host's build leaves out of packages that have no setting for it, and of the kernel. Each change names the words it
 * replaces: a new version of the package without them breaks the build. {@link leaveOut} makes the changes.
 */

const dead = (name) => `throw new Error('${name} is left out of this build.');`;

/** Top-level calls that only make something; marked, a minimizer drops them where nobody uses what they made. */
const MAKERS = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|WeakMap)\()/gm;

/** The site has no data router: the host owns the address, and a remote gets it as a prop. */
const ROUTER = [
  [MAKERS, '/* @__PURE__ */ '],
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // Prefetching is the host's work, see host/src/navigation.
  [/(?<=^function PrefetchPageLinks\(\{ page, \.\.\.linkProps \}\) \{)/m, 'return null;'],
  [/(?<=^function usePrefetchBehavior\(prefetch, theirElementProps\) \{)/m, 'return [false, null, {}];'],
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = void 0;'],
  [/if \(errors != null\) \{(?=\s+let errorIndex)/, 'if (false) {'],
  ['if (dataRouterOpts && dataRouterState) {', 'if (false) {'],
  [/^var defaultErrorElement = .*;$/m, 'var defaultErrorElement = null;'],
  [/^var RenderErrorBoundary = class .*?^\};$/ms, 'var RenderErrorBoundary = null;'],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  [
    /let routerState = React\d+\.useContext\(DataRouterStateContext\);(?=\s+let \{ navigator, basename \})/,
    'let routerState = null;',
  ],
];

/** The host mounts parcels of one owner; it registers no applications, and a parcel gets no more of single-spa than it uses. */
const SINGLE_SPA = [
  [/(?<=Object\.freeze\(\{__proto__:null,).*?(?=get mountRootParcel)/s, ''],
  [/(?<=get mountRootParcel\(\)\{return \w+\}),get .*?(?=\}\))/s, ''],
  [/\w+&&\(window\.singleSpaNavigate\?.*?=\w+\);/s, ''],
  [/\w+&&window\.__SINGLE_SPA_DEVTOOLS__&&\([\w.=]+\);/, ''],
];

/** Events of the federation runtime that only tell of what it does; no plugin of ours listens. */
const TOLD = /await (?:this\.host|origin)\.loaderHook\.lifecycle\.(?:before|after)\w+\.emit\(\{.*?\}\);/gs;

/**
 * Remotes are scripts with a global variable, without manifests; the server names what is preloaded. An error has its code and
 * what it is about; what the code means stands in the documents of the runtime.
 */
const FEDERATION = {
  'error-codes/desc.mjs': [[/(?<=^const runtimeDescMap = \{).*?(?=^\};)/ms, '']],
  'error-codes/getShortErrorMsg.mjs': [
    ['${[errorDescMap[errorCode]]} #${errorCode}', '#${errorCode}'],
    ['msg.push(getDocsUrl(errorCode));', ''],
  ],
  'runtime-core/shared/index.js': [
    [/this\.emitAfter(?:Register|Load)Share\((?:\w+, )?\{.*?\}\);/gs, ''],
    [/^\temitAfter(?:Register|Load)Share\(.*?^\t\}$/gms, ''],
    // Containers, which alone ask, have a fallback of their own.
    [
      /(?<=recovered: true,.*?return false;\s+\}).*?(?=\}\s+\} catch \(shareError\))/s,
      dead('A share that nobody offers'),
    ],
    // Only hosts that start all their remotes at once.
    [/if \(host\.options\.shareStrategy === "version-first" .*\) (?=host\.options\.remotes)/, 'if (false) '],
    [/(?<=\tloadShareSync\(pkgName, extraOptions\) \{)/, dead('loadShareSync')],
  ],
  'runtime-core/core.js': [
    [
      'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()',
      'new DisabledSnapshotHandler()',
    ],
  ],
  'runtime-core/helpers.js': [['\t\tpreloadAssets,\n', '']],
  'runtime-core/module/index.js': [[TOLD, '']],
  'runtime-core/remote/index.js': [
    [/await this\.hooks\.lifecycle\.afterMatchRemote\.emit\(\{.*?\}\);/gs, ''],
    [/afterLoadRemoteArgs = \{.*?\};/gs, ''],
    ['if (afterLoadRemoteArgs) await this.hooks.lifecycle.afterLoadRemote.emit(afterLoadRemoteArgs);', ''],
    [/(?<=\tasync preloadRemote\(preloadOptions\) \{)/, dead('preloadRemote')],
    [/(?<=\tremoveRemote\(remote\) \{)/, dead('removeRemote')],
  ],
  // Only servers write it down.
  'runtime-core/utils/context.js': [[/(?<=^function optionsToMFContext\(options\) \{).*?(?=^\})/ms, '']],
  'runtime-core/utils/load.js': [
    [TOLD, ''],
    [/if \(isEsmRemoteType\(type\)\) return loadEsmEntry\(\{.*?\}\);/s, ''],
    [/if \(type === "system"\) return loadSystemJsEntry\(\{.*?\}\);/s, ''],
  ],
  'runtime-core/utils/logger.js': [
    ['createLogger(LOG_CATEGORY)', '{ warn: (text) => console.warn(LOG_CATEGORY, text) }'],
  ],
  // The kernel is shared whole, not in parts that a server computes.
  'runtime-core/utils/share.js': [
    [/(?<=^function shouldUseTreeShaking\(treeShaking, usedExports\) \{).*?(?=^\})/ms, 'return false;'],
    [/^\tlet useTreesShaking = shouldUseTreeShaking\(treeShaking\);$/gm, 'const useTreesShaking = false;'],
    [/^\tif \(useTreesShaking\) \{.*?^\t\}$/gms, ''],
    [/^\t\ttreeShaking: shareArgs\.treeShaking \? \{.*?^\t\t\} : void 0$/ms, ''],
    [/^\tif \(shareArgs\.shareConfig\?\.eager && shareArgs\.treeShaking\?\.mode\) error\(.*\);$/m, ''],
  ],
};

/** Manifests are checked by servers and build tools; the contract, which remotes get whole, would bring the checks into pages. */
const CHECKS = [[/(?<=^export function validateManifests\(.*\{$)/m, dead('validateManifests')]];

const FEDERATION_FOLDER = /@module-federation[\\/](runtime-core|error-codes)[\\/]dist[\\/]/;

function changesOf(path) {
  if (/[\\/]single-spa\.min\.js$/.test(path)) return SINGLE_SPA;
  if (/[\\/]validate-manifests\.ts$/.test(path)) return CHECKS;
  const [, part, name] = path.split(FEDERATION_FOLDER);
  return part === undefined ? ROUTER : FEDERATION[`${part}/${name.replaceAll('\\', '/')}`];
}

/** @throws when a file has nothing of what is to be replaced */
export function leaveOut(path, source) {
  return changesOf(path).reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${path} does not hold ${from} any more.`);
    return changed;
  }, source);
}
