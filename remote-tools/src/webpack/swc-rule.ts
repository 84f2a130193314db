import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** TypeScript and JSX by swc; types are checked by `pnpm typecheck`. @param refresh mark components for Fast Refresh */
export function swcRule(refresh: boolean): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Built remotes ask for react/jsx-runtime only, whatever mode the rest of the page runs in.
        transform: {
          react: {
            runtime: 'automatic',
            development: false,
            refresh,
          },
        },
        target: 'es2022',
      },
    },
  };
}
