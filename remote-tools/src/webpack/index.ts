export { checkMissingFiles } from './check-missing-files';
export { compileEarly } from './compile-early';
export { fileIntegrity } from './file-integrity';
export { freshAddresses } from './fresh-addresses';
export { kernelUses } from './kernel-uses';
export { pageModules } from './page-modules';
export { runWebpack } from './run';
export { entryFile, viewFiles } from './view-files';
