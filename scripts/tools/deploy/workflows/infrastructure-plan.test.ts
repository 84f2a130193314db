import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../infrastructure/read-configuration';
import { ROOT } from '@skora/scripts-lib/workspace';
import { readJobs, runScript, scriptIn, type Job } from './read-workflows';

const jobs = readJobs().filter(({ file }) => file === 'infrastructure.yml');
const jobOf = (name: string) => jobs.find((job) => job.name === name) as Job;
const runsOf = (name: string) => jobOf(name).steps.map(({ run = '' }) => run.trim());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skora-plan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A bucket of one object, the file `kept`. */
const programs = { gcloud: 'case "$3" in gs://*) cp kept "$4";; *) cp "$3" kept;; esac' };
const KEPT = 'gs://skora-production-state/plans/1';

function keep(plan: string): string {
  writeFileSync(join(folder, 'changes'), plan);
  const kept = runScript(scriptIn(jobOf('plan'), 'Keep the plan beside the state'), folder, {
    programs,
    env: { KEPT },
  });
  expect(kept).toEqual({ status: 0, stderr: '' });
  rmSync(join(folder, 'changes'));
  return readFileSync(join(folder, 'output'), 'utf8').replace('digest=', '').trim();
}

const take = (DIGEST: string) =>
  runScript(scriptIn(jobOf('apply'), 'Take the plan that was shown'), folder, {
    programs,
    env: { KEPT, DIGEST },
  });

test('what is applied is the plan that was shown', () => {
  const digest = keep('what a person has read');
  expect(take(digest)).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'changes'), 'utf8')).toBe('what a person has read');
});

test('a plan that was exchanged after it was shown is not applied', () => {
  const digest = keep('what a person has read');
  writeFileSync(join(folder, 'kept'), 'something else');
  expect(take(digest)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('This is not the plan that was shown'),
  });
});

test('the job that applies plans nothing itself, and waits for the plan and for a person', () => {
  const { needs, environment, if: when } = jobOf('apply');
  expect([needs, when]).toEqual(['plan', 'inputs.apply']);
  expect(environment).toBe(jobOf('plan').environment);
  expect(environment).toContain("inputs.production && 'infrastructure'");
  expect(runsOf('apply').filter((run) => run.startsWith('terraform plan'))).toEqual([]);
  expect(runsOf('apply')).toContain('terraform apply -input=false changes');
  expect(runsOf('plan').filter((run) => run.includes('terraform apply'))).toEqual([]);
});

test('a plan is kept where the state is, and nowhere else', () => {
  // An artifact is open to everybody who may read the repository.
  expect(jobs.flatMap(({ steps }) => steps).filter(({ uses = '' }) => uses.includes('artifact'))).toEqual([]);
  for (const [name, { project }] of Object.entries(readConfiguration().environments)) {
    const state = readFileSync(
      join(ROOT, `scripts/deploy/infrastructure/environments/${name}.backend.hcl`),
      'utf8',
    );
    expect(state).toContain(`bucket = "${String(project)}-state"`);
  }
});
