import { Ajv, type ValidateFunction } from 'ajv';
import type { ReleaseFile, ReleaseMaps } from '@skora/shared/contract';
import { parseJson } from '../lib/json';
import { FILE_LIST, MAPS } from './release-shape';

/** Under which id the registry keeps builds of the host. No remote can have it: their ids begin with `remote-`. */
export const HOST_ID = 'host';

/** What the browser gets of one build of the host, as the registry describes it: `releases/host/{build}.json`. */
export interface HostBuild {
  id: typeof HOST_ID;
  /** Name of the build, as `host.json` has it. */
  release: string;
  files: ReleaseFile[];
  /** Missing for builds without source maps, and for older ones. */
  maps?: ReleaseMaps;
}

let validate: ValidateFunction<HostBuild> | null = null;

function validator(): ValidateFunction<HostBuild> {
  validate ??= new Ajv().compile<HostBuild>({
    type: 'object',
    required: ['id', 'release', 'files'],
    properties: { id: { const: HOST_ID }, release: { type: 'string' }, files: FILE_LIST, maps: MAPS },
  });
  return validate;
}

/** Reads the description of a build. @throws when it is garbage, or that of another build */
export function parseHostBuild(bytes: Buffer, build: string): HostBuild {
  const name = `Build ${build} of the host`;
  const value = parseJson(bytes, name);
  const check = validator();
  if (!check(value)) throw new Error(`${name} is not valid: ${check.errors?.[0]?.message}.`);
  if (value.release !== build) throw new Error(`${name} is not valid: it says to be ${value.release}.`);
  return value;
}
