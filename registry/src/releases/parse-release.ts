import type { Release } from '@skora/shared/contract';
import { isBaseUrl } from '../lib/addresses';
import { parseJson } from '../lib/json';
import { findShapeFaults } from './release-shape';

/** Most bytes of a description: the site's server reads it into its memory. */
const MAX_BYTES = 5_000_000;

function listFaults(value: unknown, id: string): string[] {
  const faults = findShapeFaults(value);
  if (faults.length > 0) return faults;
  const { id: own, manifest, baseUrl } = value as Release;
  return [
    ...(own === id && manifest.id === id ? [] : [`it is a release of ${own}`]),
    ...(baseUrl === undefined || isBaseUrl(baseUrl) ? [] : ['its files have no proper address']),
  ];
}

/** Reads the description of a release. @throws when it is garbage, too long, or that of another remote */
export function parseRelease(bytes: Buffer, id: string, release: string): Release {
  const name = `Release ${release} of ${id}`;
  if (bytes.length > MAX_BYTES) throw new Error(`${name} is not valid: its description is too long.`);
  const value = parseJson(bytes, name);
  const [fault] = listFaults(value, id);
  if (fault !== undefined) throw new Error(`${name} is not valid: ${fault}.`);
  return value as Release;
}
