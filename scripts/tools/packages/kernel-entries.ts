import { join } from 'node:path';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

/** Folder of the kernel in the workspace. */
export const KERNEL = join(ROOT, 'shared');

/** A public subpath of the kernel: `./ui` is made of `src/ui/index.ts` and becomes the file `ui/index`. */
export interface KernelEntry {
  subpath: string;
  source: string;
  output: string;
}

/** Subpaths of the kernel that are modules, and those that are style sheets, as its package lists them. */
export function kernelEntries(): { modules: KernelEntry[]; styles: KernelEntry[] } {
  const { exports } = readJson<{ exports: Record<string, string> }>('shared', 'package.json');
  const entries = Object.entries(exports).map(([subpath, path]) => ({
    subpath,
    source: join(KERNEL, path),
    output: path.replace(/^\.\/src\//, '').replace(/\.ts$/, ''),
  }));
  const isStyle = ({ source }: KernelEntry): boolean => source.endsWith('.css');
  const isData = ({ source }: KernelEntry): boolean => source.endsWith('.json');
  return {
    modules: entries.filter((entry) => !isStyle(entry) && !isData(entry)),
    styles: entries.filter(isStyle),
  };
}
