import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { makeClassName } from './class-name';

const require = createRequire(import.meta.url);
const CSS_LOADER = require.resolve('css-loader');

/** CSS files, modules by name. The node build only needs the class names, which are the same. */
export function cssRules(target: 'browser' | 'node'): RuleSetRule[] {
  const modules = {
    getLocalIdent: ({ resourcePath }: LoaderContext<unknown>, _pattern: string, local: string) =>
      makeClassName(resourcePath, local),
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
  };
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        { loader: CSS_LOADER, options: { modules: { ...modules, exportOnlyLocals: target === 'node' } } },
      ],
    },
    {
      test: /(?<!\.module)\.css$/,
      sideEffects: true,
      use:
        target === 'browser'
          ? [MiniCssExtractPlugin.loader, { loader: CSS_LOADER, options: { modules: false } }]
          : [],
      ...(target === 'node' ? { type: 'asset/source' } : {}),
    },
  ];
}
