import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@skora/scripts-lib/workspace';
import { readProviderSchemas } from './provider-schema';
import { startStandInProvider } from './stand-in-provider';

const run = promisify(execFile);
const PROGRAMS = { terraform: 'registry.terraform.io', tofu: 'registry.opentofu.org' };
type Program = keyof typeof PROGRAMS;

/** The program that is on this machine; `null` when neither is. */
export function findTerraform(): Program | null {
  const programs = Object.keys(PROGRAMS) as Program[];
  const env = { ...process.env, CHECKPOINT_DISABLE: '1' };
  return programs.find((program) => spawnSync(program, ['version'], { env }).status === 0) ?? null;
}

/** A resource of a plan, with the values that are known before the apply. */
export interface PlannedResource {
  address: string;
  type: string;
  name: string;
  index?: string;
  values: Record<string, unknown>;
}

/** What an apply would make of an empty project. */
export interface Plan {
  resources: PlannedResource[];
  outputs: Record<string, unknown>;
}

export interface Terraform {
  checkFormat: () => Promise<void>;
  validate: () => Promise<void>;
  /** Plans an empty project, with further variables. @throws Error with what the program has written */
  plan: (environment: string, variables?: Record<string, unknown>) => Promise<Plan>;
  stop: () => void;
}

/** A copy of scripts/deploy in which the real program runs, with the stand-in provider and its state in a file. */
export async function openTerraform(program: Program): Promise<Terraform> {
  const folder = mkdtempSync(join(tmpdir(), 'skora-infrastructure-'));
  cpSync(join(ROOT, 'scripts/deploy'), folder, { recursive: true });
  const inside = join(folder, 'infrastructure');
  writeFileSync(join(inside, 'state_override.tf'), 'terraform {\n  backend "local" {}\n}\n');
  const settings = join(folder, 'settings.tfrc');
  writeFileSync(settings, '');
  const providers = await Promise.all(
    Object.entries(readProviderSchemas()).map(async ([name, schema]) => ({
      name: `${PROGRAMS[program]}/hashicorp/${name}`,
      ...(await startStandInProvider(schema)),
    })),
  );
  const env = {
    ...process.env,
    ...{ CHECKPOINT_DISABLE: '1', TF_IN_AUTOMATION: '1', TF_CLI_CONFIG_FILE: settings },
    TF_REATTACH_PROVIDERS: JSON.stringify(
      Object.fromEntries(providers.map(({ name, attachment }) => [name, attachment])),
    ),
  };
  const call = async (...words: string[]) => {
    const { stdout } = await run(program, words, { cwd: inside, env, maxBuffer: 64 * 1024 * 1024 }).catch(
      (error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${program} ${words.join(' ')}:\n${error.stdout}${error.stderr}`);
      },
    );
    return stdout;
  };
  await call('init', '-input=false', '-no-color');
  return {
    checkFormat: async () => void (await call('fmt', '-check', '-recursive', '-diff')),
    validate: async () => void (await call('validate', '-no-color')),
    plan: async (environment, variables = {}) => {
      const file = join(folder, `${environment}.plan`);
      const further = Object.entries(variables).map(
        ([name, value]) => `-var=${name}=${JSON.stringify(value)}`,
      );
      await call(
        'plan',
        '-input=false',
        '-no-color',
        '-refresh=false',
        '-lock=false',
        `-var-file=environments/${environment}.tfvars`,
        ...further,
        `-out=${file}`,
      );
      const plan = JSON.parse(await call('show', '-json', file)) as {
        planned_values: {
          root_module: { resources: PlannedResource[] };
          outputs: Record<string, { value?: unknown }>;
        };
      };
      const { root_module, outputs } = plan.planned_values;
      const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
      return { resources: root_module.resources, outputs: Object.fromEntries(values) as Plan['outputs'] };
    },
    stop: () => {
      for (const provider of providers) provider.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
