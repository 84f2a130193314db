import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const LOCAL_NAME = '[name]-[local]-[hash:base64:5]';

/** CSS files, modules by name. The node build only needs the class names, with the same hashes. */
export function cssRules(target: 'browser' | 'node'): RuleSetRule[] {
  const modules = {
    localIdentName: LOCAL_NAME,
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
  };
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        { loader: 'css-loader', options: { modules: { ...modules, exportOnlyLocals: target === 'node' } } },
      ],
    },
    {
      test: /(?<!\.module)\.css$/,
      sideEffects: true,
      use:
        target === 'browser'
          ? [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: false } }]
          : [],
      ...(target === 'node' ? { type: 'asset/source' } : {}),
    },
  ];
}
