import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { remoteIds, ROOT } from '@skora/scripts-lib/workspace';

const FOLDER = join(ROOT, '.github/workflows');

interface Workflow {
  on: { push?: { paths: string[] } };
  jobs: Record<string, { uses?: string; with?: Record<string, string> }>;
}

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
}

test.each(remoteIds())('%s has a workflow that releases it alone, when its own folder changes', (id) => {
  const { on, jobs } = readWorkflow(`${id}.yml`);
  expect(on.push?.paths).toEqual([`${id}/**`]);
  expect(jobs.release?.uses).toBe('./.github/workflows/release-remote.yml');
  expect(jobs.release?.with?.remote).toBe(id);
});

test('the workflows are those of the remotes and of what production runs on, and the ones they call', () => {
  const deploying = ['deploy-backend.yml', 'deploy-service.yml', 'deploy-site.yml', 'infrastructure.yml'];
  const expected = [...remoteIds().map((id) => `${id}.yml`), ...deploying, 'release-remote.yml'];
  expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
});
