import { Ajv, type ValidateFunction } from 'ajv';
import type { RemoteManifest } from '@skora/shared/contract';
import schema from '@skora/shared/manifest-schema.json' with { type: 'json' };

let validate: ValidateFunction | null = null;

function schemaValidator(): ValidateFunction {
  validate ??= new Ajv({ allErrors: true }).compile(schema);
  return validate;
}

/** Checks one manifest against the generated JSON schema. @returns every problem, naming the remote; empty when fine */
export function checkManifestSchema(manifest: RemoteManifest): string[] {
  const check = schemaValidator();
  const valid: boolean = check(manifest);
  if (valid) return [];
  const name = typeof manifest.id === 'string' ? manifest.id : 'a remote without id';
  return (check.errors ?? []).map(
    (error) => `${name}: ${error.instancePath || '/'} ${error.message ?? 'is not valid'}`,
  );
}

/** Whether a manifest has what others are compared with. Members that only newer tools know do no harm. */
export function canCompareManifest(manifest: RemoteManifest): boolean {
  const check = schemaValidator();
  const valid: boolean = check(manifest);
  return valid || (check.errors ?? []).every(({ keyword }) => keyword === 'additionalProperties');
}
