import type { Service } from '../read-options';
import type { Configuration } from './read-configuration';

/** What the infrastructure gives a service. */
export interface PlannedEnvironment {
  /** Values that are written out; `null` for those that only the cloud knows. */
  settings: Record<string, string | null>;
  /** Names of the secrets that are always there, and of those a project may have. */
  secrets: readonly string[];
  optional: readonly string[];
}

const LINE = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*)$/gm;

/** The keys of an object in an expression, with the values that are plain texts. */
function keysIn(expression: unknown): Record<string, string | null> {
  const found = [...String(expression).matchAll(LINE)].map(([, key = '', value = '']) => {
    const plain = /^"([^"$]*)"$/.exec(value.trim())?.[1] ?? null;
    return [key, plain] as const;
  });
  return Object.fromEntries(found);
}

function listIn(value: unknown): string[] {
  const texts = Array.isArray(value)
    ? value.map(String)
    : [...String(value).matchAll(/"([A-Z0-9_]+)"/g)].map(([, name]) => name ?? '');
  if (texts.length === 0) throw new Error('secrets.tf names its secrets in another way. Read it anew here.');
  return texts;
}

/** The environment variables of a service, as services.tf and secrets.tf give them. */
export function plannedEnvironment(
  { locals, environments }: Configuration,
  environment: string,
  service: Service,
): PlannedEnvironment {
  const variables = environments[environment] ?? {};
  const settings = {
    ...(variables['shared_settings'] as Record<string, string>),
    ...(variables[`${service}_settings`] as Record<string, string> | undefined),
    ...keysIn(locals['shared_environment']),
    ...keysIn(locals[`${service}_environment`]),
  };
  return {
    settings: { ...settings, ENVIRONMENT: String(variables['environment']) },
    secrets: listIn(locals[`${service}_secrets`]),
    optional: listIn(locals[service === 'backend' ? 'possible_secrets' : 'possible_site_secrets']),
  };
}
