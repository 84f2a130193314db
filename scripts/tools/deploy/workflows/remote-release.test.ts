import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds, ROOT } from '@skora/scripts-lib/workspace';
import { readJobs, readJobsOf, WORKFLOWS, type Job } from './read-workflows';

const TEMPLATE = join(ROOT, 'remote-tools/template');
const OUTSIDE = join(TEMPLATE, 'outside/.github/workflows/release.yml');

/** What releases a remote of this repository, and one of a team outside, whose name is that of the template. */
const releases: [string, string, Job[]][] = [
  ['here', '${{ inputs.remote }}', readJobs().filter(({ file }) => file === 'release-remote.yml')],
  ['outside', 'remote-newcomer', readJobsOf(OUTSIDE)],
];

test.each(releases)(
  '%s a remote goes to staging, and to production after it when asked for',
  (_where, id, jobs) => {
    const jobOf = (name: string) => jobs.find((job) => job.name === name);
    expect(jobOf('staging')).toMatchObject({ environment: `staging-${id}` });
    expect(jobOf('staging')?.if).toBeUndefined();
    expect([jobOf('staging')?.needs].flat()).toContain('build');
    expect(jobOf('production')).toMatchObject({ needs: 'staging', if: 'inputs.production', environment: id });
  },
);

test.each(releases)('%s production gets the very files that staging has', (_where, _id, jobs) => {
  // What one job built, both take; neither builds.
  const [staging, production] = ['staging', 'production'].map((name) => {
    const steps = jobs.find((job) => job.name === name)?.steps ?? [];
    expect(steps.filter(({ run = '' }) => run.includes('build'))).toEqual([]);
    return steps.find(({ uses = '' }) => uses.includes('/download-artifact@'));
  });
  const uploaded = jobs
    .find(({ name }) => name === 'build')
    ?.steps.find(({ uses = '' }) => uses.includes('/upload-artifact@'));
  expect(staging?.with?.['name']).toBe(uploaded?.with?.['name']);
  expect(production).toEqual(staging);
});

test.each(releases)('%s what is built can neither sign in nor read a key', (_where, _id, jobs) => {
  const building = jobs.filter(({ steps }) => steps.some(({ run }) => run === 'npm run build'));
  expect(building.map(({ name }) => name)).toEqual(['build']);
  expect(building.map(({ permissions, environment }) => [permissions, environment])).toEqual([
    [{ contents: 'read' }, undefined],
  ]);
});

test.each(remoteIds())('a push releases %s to staging alone, as the template does', (id) => {
  const workflow = readFileSync(join(WORKFLOWS, `${id}.yml`), 'utf8');
  const template = join(TEMPLATE, 'workspace/.github/workflows/remote-newcomer.yml');
  expect(workflow).toBe(readFileSync(template, 'utf8').replaceAll('remote-newcomer', id));
  // Only somebody who starts the workflow by hand has inputs.
  expect(workflow).toContain('production: ${{ inputs.production || false }}');
});
