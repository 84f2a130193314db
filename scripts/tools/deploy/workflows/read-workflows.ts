import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '@skora/scripts-lib/workspace';

export const WORKFLOWS = join(ROOT, '.github/workflows');

export interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

export interface Job {
  /** Name of the workflow's file. */
  file: string;
  name: string;
  environment?: string;
  needs?: string | string[];
  if?: string;
  /** Its own, or those of the workflow. */
  permissions?: Record<string, string>;
  /** None when the job calls another workflow. */
  steps: Step[];
}

/** The jobs of one workflow, by the path of its file. */
export function readJobsOf(path: string): Job[] {
  const workflow = parse(readFileSync(path, 'utf8')) as {
    jobs: Record<string, Partial<Job>>;
    permissions?: Record<string, string>;
  };
  return Object.entries(workflow.jobs).map(([name, job]) => ({
    steps: [],
    permissions: workflow.permissions,
    ...job,
    file: basename(path),
    name,
  }));
}

/** The jobs of all workflows. */
export function readJobs(): Job[] {
  return readdirSync(WORKFLOWS).flatMap((file) => readJobsOf(join(WORKFLOWS, file)));
}

/** What a step of this name runs. @throws Error when there is none */
export function scriptIn({ file, name, steps }: Job, step: string): string {
  const script = steps.find((one) => one.name === step)?.run;
  if (script === undefined)
    throw new Error(`The job ${name} of ${file} has no step "${step}" that runs something.`);
  return script;
}

/**
 * Runs a script as GitHub does, in a folder. Programs are shell scripts that answer for what no test can reach; what the script
 * tells later steps is in the file `output`.
 */
export function runScript(
  script: string,
  folder: string,
  { programs, env }: { programs: Record<string, string>; env: Record<string, string> },
): { status: number | null; stderr: string } {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o700 });
  const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', script], {
    ...{ cwd: folder, encoding: 'utf8' },
    env: {
      NODE_ENV: 'test',
      PATH: `${bin}:${process.env['PATH']}`,
      GITHUB_OUTPUT: join(folder, 'output'),
      ...env,
    },
  });
  return { status, stderr };
}
