import webpack, { type Compiler } from 'webpack';

const NAME = 'check-missing-files';

/** Wraps the function that all dynamic imports of a build go through. */
class CheckMissingFiles extends webpack.RuntimeModule {
  constructor() {
    super(NAME, webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const ensure = webpack.RuntimeGlobals.ensureChunk;
    return `
      const ensure = ${ensure};
      ${ensure} = (...chunk) => ensure(...chunk).catch(async (error) => {
        if (error?.type === 'error') await globalThis.skoraCheckFile?.(error.request);
        throw error;
      });`;
  }
}

/** Has the host look at each file of a dynamic import that was refused: a newer build of the site may be live. */
export function checkMissingFiles(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.ensureChunk)
          .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new CheckMissingFiles())),
      ),
  };
}
