import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

/** A type as the plugin protocol writes it. */
export type CtyType = 'string' | 'bool' | 'number' | readonly ['list' | 'set' | 'map', CtyType];

export interface Attribute {
  type: CtyType;
  required?: boolean;
  /** Only the provider sets it. */
  computed?: boolean;
}

/** What may stand between the braces of a resource or of a block in it. */
export interface Block {
  attributes: Record<string, Attribute>;
  blocks: Record<string, NestedBlock>;
}

export interface NestedBlock extends Block {
  nesting: 'single' | 'list' | 'set';
  min?: number;
  max?: number;
}

/** The resource types of one provider, as far as they are used. */
export interface ProviderSchema {
  version: string;
  resources: Record<string, Block>;
}

export const SCHEMA_FILE = join(ROOT, 'scripts/tools/deploy/infrastructure/provider.schema.json');

/** The schemas by the name of the provider. Written by make-provider-schema.ts. */
export function readProviderSchemas(): Record<string, ProviderSchema> {
  return JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as Record<string, ProviderSchema>;
}
