import type { Compiler, Module } from 'webpack';

const NAME = 'same-ids';

/** Modules that the federation plugin names after the place of the folder. */
const PLACED: readonly [RegExp, string][] = [
  [/\.federation[\\/]entry\.[0-9a-f]+\.js/, 'federation'],
  [/^container entry /, 'container'],
];

function findId(module: Module): string | undefined {
  const identifier = module.identifier();
  // The container's identifier has the entry's in it.
  return PLACED.toReversed().find(([pattern]) => pattern.test(identifier))?.[1];
}

/**
 * Gives two modules of every container fixed ids. Webpack derives ids from names, and resolves collisions among all of
 * them: the same sources would give other files in another folder, and another release.
 */
export function sameIds(): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) =>
      compiler.hooks.compilation.tap(NAME, (compilation) =>
        compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
          for (const module of modules) {
            const id = findId(module);
            if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
          }
        }),
      ),
  };
}
