import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

export const INFRASTRUCTURE = join(ROOT, 'scripts/deploy/infrastructure');

/** What stands between braces: attributes as values or `${…}` texts, blocks as lists of bodies. */
export type Body = Record<string, unknown>;

export interface Resource {
  type: string;
  name: string;
  file: string;
  body: Body;
}

export interface Configuration {
  resources: Resource[];
  /** Local values by name, as they are written. */
  locals: Body;
  variables: Record<string, Body>;
  /** What `environments/<name>.tfvars` says, by the name. */
  environments: Record<string, Body>;
}

type Parsed = Partial<Record<'resource' | 'variable', Record<string, never>>> & { locals?: Body[] };

/** Reads HCL by the names of files. @throws Error naming file and line when it is none */
export function parseHcl(texts: Readonly<Record<string, string>>): Record<string, Parsed> {
  const program = join(ROOT, 'scripts/tools/deploy/infrastructure/parse-hcl.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    ...{ input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (status !== 0) throw new Error(`The files of the infrastructure cannot be read: ${stderr}`);
  return JSON.parse(stdout) as Record<string, Parsed>;
}

/** The resources of a parsed file. */
export function resourcesIn(file: string, parsed: Parsed): Resource[] {
  return Object.entries<Record<string, Body[]>>(parsed.resource ?? {}).flatMap(([type, named]) =>
    Object.entries(named).map(([name, [body = {}]]) => ({ type, name, file, body })),
  );
}

/** Reads all files of scripts/deploy/infrastructure, in one process: its start is what takes long. */
export function readConfiguration(): Configuration {
  const read: Configuration = { resources: [], locals: {}, variables: {}, environments: {} };
  const files = readdirSync(INFRASTRUCTURE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tf(vars)?$/.test(file),
  );
  const texts = files.map((file) => [file, readFileSync(join(INFRASTRUCTURE, file), 'utf8')] as const);
  for (const [file, parsed] of Object.entries(parseHcl(Object.fromEntries(texts)))) {
    if (file.endsWith('.tfvars')) {
      read.environments[basename(file, '.tfvars')] = parsed;
      continue;
    }
    read.resources.push(...resourcesIn(file, parsed));
    for (const [name, [body = {}]] of Object.entries<Body[]>(parsed.variable ?? {}))
      read.variables[name] = body;
    for (const locals of parsed.locals ?? []) Object.assign(read.locals, locals);
  }
  return read;
}

/** The provider of a resource: its own word, or what its type begins with. */
export function providerOf({ body }: Pick<Resource, 'body'>): string {
  return typeof body['provider'] === 'string' ? body['provider'].replaceAll(/[${}]/g, '') : 'google';
}

/** The types of the resources, each once with its provider. */
export function usedTypes({ resources }: Configuration): { provider: string; type: string }[] {
  const used = new Map(resources.map((one) => [one.type, { provider: providerOf(one), type: one.type }]));
  return [...used.values()].sort((a, b) => a.type.localeCompare(b.type));
}
