import { providerOf, type Body, type Configuration, type Resource } from './read-configuration';
import type { Block, CtyType, NestedBlock, ProviderSchema } from './provider-schema';

/** What Terraform itself understands in every resource. */
const META = new Set(['count', 'depends_on', 'for_each', 'lifecycle', 'provider']);

const isExpression = (value: unknown) => typeof value === 'string' && value.includes('${');

/** Whether a value that is written out may have the type. What is computed is left to Terraform. */
function fits(value: unknown, type: CtyType): boolean {
  if (isExpression(value)) return true;
  if (Array.isArray(value))
    return (type[0] === 'list' || type[0] === 'set') && value.every((one) => fits(one, type[1] as CtyType));
  if (typeof value === 'object' && value !== null)
    return type[0] === 'map' && Object.values(value).every((one) => fits(one, type[1] as CtyType));
  if (type === 'number') return Number.isFinite(Number(value));
  if (type === 'bool') return typeof value === 'boolean' || value === 'true' || value === 'false';
  return type === 'string';
}

/** The bodies of a block, written out or made by `dynamic`. */
function bodiesOf(body: Body, name: string): Body[] {
  const written = (body[name] ?? []) as Body[];
  const dynamic = ((body['dynamic'] as Record<string, Body[]> | undefined)?.[name] ?? []) as {
    content: Body[];
  }[];
  return [...written, ...dynamic.flatMap(({ content }) => content)];
}

function checkBlock(where: string, body: Body, schema: Block, meta: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const attribute = schema.attributes[name];
    if (meta.has(name) || name in schema.blocks || name === 'dynamic') continue;
    if (!attribute)
      faults.push(`${where} has no "${name}". Look at the provider's page of it for the right name.`);
    else if (attribute.computed) faults.push(`${where}: only the provider sets "${name}". Take it out.`);
    else if (!fits(value, attribute.type))
      faults.push(
        `${where}: "${name}" must be a ${JSON.stringify(attribute.type)}, not ${JSON.stringify(value)}.`,
      );
  }
  for (const name of Object.keys((body['dynamic'] as object | undefined) ?? {})) {
    if (!(name in schema.blocks))
      faults.push(`${where} has no block "${name}", so none can be made by "dynamic".`);
  }
  for (const [name, { required }] of Object.entries(schema.attributes)) {
    if (required && !(name in body)) faults.push(`${where} needs "${name}". Add it.`);
  }
  for (const [name, nested] of Object.entries(schema.blocks))
    faults.push(...checkNested(where, body, name, nested));
  return faults;
}

function checkNested(where: string, body: Body, name: string, nested: NestedBlock): string[] {
  const bodies = bodiesOf(body, name);
  const faults = bodies.flatMap((inner) => checkBlock(`${where}.${name}`, inner, nested, new Set()));
  const dynamic = name in ((body['dynamic'] as object | undefined) ?? {});
  if (bodies.length < (nested.min ?? 0)) faults.push(`${where} needs a block "${name}". Add it.`);
  if (!dynamic && bodies.length > (nested.max ?? Infinity))
    faults.push(`${where} may have ${nested.max} block "${name}", not ${bodies.length}.`);
  return faults;
}

/** The faults of one resource. */
export function checkResource(resource: Resource, schemas: Record<string, ProviderSchema>): string[] {
  const where = `${resource.file}: ${resource.type}.${resource.name}`;
  const schema = schemas[providerOf(resource)]?.resources[resource.type];
  if (!schema)
    return [`${where} is not in provider.schema.json. Run make-provider-schema.ts, or correct the type.`];
  return checkBlock(where, resource.body, schema, META);
}

/** Compares every resource with what the provider takes: names, types as far as they are written out, what is required. */
export function checkConfiguration(
  { resources }: Configuration,
  schemas: Record<string, ProviderSchema>,
): string[] {
  return resources.flatMap((resource) => checkResource(resource, schemas));
}
