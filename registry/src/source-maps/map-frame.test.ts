import { SourceMap } from 'node:module';
import { mapFrame } from './map-frame';

const FILE = '/remotes/remote-auth/login.1a2b3c4d.js';
/** From column 1 the source's line 3 and column 5, from column 11 its line 4 and column 7. */
const MAP = {
  file: '',
  sourceRoot: '',
  sourcesContent: [],
  version: 3,
  sources: ['src/login.ts'],
  names: [],
  mappings: 'AAEI,UACE',
};

it('finds the line that somebody wrote', async () => {
  const asked: string[] = [];
  const readMap = async (path: string) => {
    asked.push(path);
    return new SourceMap(MAP);
  };
  expect(await mapFrame(`${FILE}:1:1`, readMap)).toEqual({ source: 'src/login.ts', line: 3, column: 5 });
  expect(await mapFrame(`${FILE}:1:14`, readMap)).toMatchObject({ line: 4, column: 7 });
  expect(asked).toEqual([FILE, FILE]);
});

it.each([
  ['there is no map', '/assets/a.js:1:1', null],
  ['the map has nothing there', '/assets/a.js:1:1', { ...MAP, mappings: '' }],
  ['it is no frame', 'mara', MAP],
])('finds nothing where %s', async (_why, at, map) => {
  expect(await mapFrame(at, async () => map && new SourceMap(map))).toBeNull();
});
