import type { Compilation, Module } from 'webpack';

const KERNEL = /@skora\/shared\/[\w/-]+/;

/** Stands for all names of a subpath: it is used as a whole, for example by `import * as ui`. */
const ALL = '*';

/** Kernel subpath that a module stands for, or undefined for every other module. */
export function kernelSubpath(module: Module): string | undefined {
  return module.type.startsWith('consume-shared') ? KERNEL.exec(module.identifier())?.[0] : undefined;
}

function namesUsed({ moduleGraph }: Compilation, module: Module): string[] {
  return [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => {
    const referenced = dependency?.getReferencedExports(moduleGraph, undefined) ?? [];
    return referenced.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? ALL);
  });
}

/** Names that a build takes from each kernel subpath. @example { '@skora/shared/ui': ['Button', 'Card'] } */
export function kernelUses(compilation: Compilation): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {};
  for (const module of compilation.modules) {
    const subpath = kernelSubpath(module);
    if (subpath === undefined) continue;
    const names = (uses[subpath] ??= new Set());
    for (const name of namesUsed(compilation, module)) names.add(name);
  }
  return Object.fromEntries(
    Object.keys(uses)
      .sort()
      .map((subpath) => [subpath, [...(uses[subpath] ?? [])].sort()]),
  );
}
