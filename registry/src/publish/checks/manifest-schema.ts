import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { RemoteManifest } from '@skora/shared/contract';
import schema from '@skora/shared/manifest-schema.json' with { type: 'json' };

let validate: ValidateFunction | null = null;

function schemaValidator(): ValidateFunction {
  validate ??= new Ajv({ allErrors: true }).compile(schema);
  return validate;
}

/** What is wrong at a place, with what would be right where the schema knows it. */
function describe({ instancePath, message = 'is not valid', params }: ErrorObject): string {
  const facts = params as { additionalProperty?: string; allowedValues?: readonly unknown[] };
  const place = instancePath || '/';
  if (facts.additionalProperty !== undefined) {
    return `${place} has "${facts.additionalProperty}", which no manifest has there`;
  }
  const choice = facts.allowedValues?.map((value) => JSON.stringify(value)).join(', ');
  return choice === undefined ? `${place} ${message}` : `${place} must be one of ${choice}`;
}

/** Checks one manifest against the generated JSON schema. @returns every problem, naming the remote; empty when fine */
export function checkManifestSchema(manifest: RemoteManifest): string[] {
  const check = schemaValidator();
  const valid: boolean = check(manifest);
  if (valid) return [];
  const name = typeof manifest.id === 'string' ? manifest.id : 'a remote without id';
  return (check.errors ?? []).map((error) => `${name}: ${describe(error)}`);
}

/** Whether a manifest has what others are compared with. Members that only newer tools know do no harm. */
export function canCompareManifest(manifest: RemoteManifest): boolean {
  const check = schemaValidator();
  const valid: boolean = check(manifest);
  return valid || (check.errors ?? []).every(({ keyword }) => keyword === 'additionalProperties');
}
