import { posix } from 'node:path';
import { remoteFolders } from './remote-folders.mjs';

const TEST = /\.test\.tsx?$|\/testing\//;

/** Splits a path of a remote into its parts below `src`. @example ['features', 'record', 'goals', 'goals'] */
function readPlace(path) {
  const [, below] = /\/remote-[^/]+\/src\/(.+)$/.exec(path) ?? [];
  return below?.replace(/\.tsx?$/, '').split('/');
}

function findProblem(file, importer, target) {
  const [from, feature] = importer;
  const [into, name, ...inside] = target;
  if (into === 'routes' && from !== 'routes' && importer.length > 1 && !TEST.test(file)) return 'route';
  if (into !== 'features') return null;
  if (from === 'lib') return 'lib';
  const isDoor = inside.length === 0 || (inside.length === 1 && inside[0] === 'index');
  if (from !== 'features') return null;
  if (feature === name) return isDoor ? 'ownDoor' : null;
  return isDoor ? null : 'inside';
}

/** Keeps the folders of a remote apart: routes, features with one door each, and plumbing in `lib`. */
export const featureWallsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inside:
        'This is inside another feature. Import it from features/{{name}} and export it in its index.ts, or move what both need to lib.',
      ownDoor: 'index.ts is for other features. Import the file itself.',
      lib: 'lib knows no feature. Let the feature pass it in, or move this file into the feature.',
      route: 'Only remote.tsx loads a route. Move what both need into the feature.',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const importer = readPlace(file);
    if (!importer) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = readPlace(posix.join(posix.dirname(file), source.value));
      const messageId = target && findProblem(file, importer, target);
      if (messageId) context.report({ node: source, messageId, data: { name: target[1] } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Blocks for the folders of the remotes, for `eslint.config.mjs`. */
export function featureWalls(remotes = remoteFolders()) {
  return remotes.map((name) => ({
    files: [`${name}/src/**/*.{ts,tsx}`],
    plugins: { skora: { rules: { 'feature-walls': featureWallsRule } } },
    rules: { 'skora/feature-walls': 'error' },
  }));
}
