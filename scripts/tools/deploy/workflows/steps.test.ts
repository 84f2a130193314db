import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { readJobs, readJobsOf, runScript, scriptIn, type Job } from './read-workflows';

const jobs = readJobs();
const deploy = jobs.find(({ file, name }) => file === 'deploy-service.yml' && name === 'deploy') as Job;
/** Those of a team with a repository of its own. */
const outside = readJobsOf(join(ROOT, 'remote-tools/template/outside/.github/workflows/release.yml'));

/** What the deploy of a service runs in the step of this name. */
const scriptOf = (step: string) => scriptIn(deploy, step);

test('no text from outside becomes part of a command', () => {
  const scripts = [...jobs, ...outside].flatMap(({ file, steps }) =>
    steps.map(({ run = '' }) => `${file}: ${run}`),
  );
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});

test('what tests run cannot sign in', () => {
  const testing = [...jobs, ...outside].filter(({ steps }) =>
    steps.some(({ run = '' }) => run.includes('npm test')),
  );
  expect(testing.length).toBeGreaterThan(2);
  expect(testing.filter(({ permissions }) => permissions?.['id-token'] === 'write')).toEqual([]);
});

describe('the images a Dockerfile begins with', () => {
  const digest = `sha256:${'0a'.repeat(32)}`;
  const [node = '', base = ''] = ['NODE_IMAGE', 'BASE_IMAGE'].map(
    (name) =>
      new RegExp(`^ARG ${name}=(.+)$`, 'm').exec(readFileSync(join(ROOT, 'host/Dockerfile'), 'utf8'))?.[1],
  );

  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'skora-bases-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the step of the workflow with these values of its variables. */
  function check(NODE_IMAGE: string, BASE_IMAGE: string) {
    const env = { DOCKERFILE: join(ROOT, 'host/Dockerfile'), NODE_IMAGE, BASE_IMAGE };
    const step = scriptOf('Base images are the tags of the Dockerfile, by digest');
    return runScript(step, folder, { programs: {}, env });
  }

  test('are its tags, each with a digest', () => {
    expect(check(`${node}@${digest}`, `${base}@${digest}`)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['that are not set', '', ''],
    ['without a digest', node, base],
    ['of another tag', `docker.io/library/node:20-slim@${digest}`, `${base}@${digest}`],
    ['with half a digest', `${node}@${digest}`, `${base}@sha256:0a`],
  ])('%s are refused, with what to do', (_, nodeImage, baseImage) => {
    const { status, stderr } = check(nodeImage, baseImage);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The variable (NODE|BASE)_IMAGE .* must be .+@sha256:<digest>\. Step 15 of/);
  });

  test('are those that the image is built from', () => {
    const build = scriptOf('Build and push the image, with its bill of materials and where it comes from');
    expect(build).toMatch(/--build-arg NODE_IMAGE --build-arg BASE_IMAGE /);
  });
});

test('a failed deploy goes back to the revision visitors had, not to the newest one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skora-gcloud-'));
  const status = {
    latestReadyRevisionName: 'site-00008-bad',
    traffic: [
      { revisionName: 'site-00007-old', percent: 100 },
      { revisionName: 'site-00008-bad', tag: 'candidate' },
    ],
  };
  // Answers as the command of the platform does, which no test can reach.
  const gcloud = `case "$*" in *json*) echo '${JSON.stringify({ status })}';; *) echo ${status.latestReadyRevisionName};; esac`;
  const env = { SERVICE: 'site', REGION: 'europe-west1' };
  const ran = runScript(scriptOf('Note what runs now'), folder, { programs: { gcloud }, env });
  expect(ran).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('revision=site-00007-old\n');
  rmSync(folder, { recursive: true });
});

test.each(['.dockerignore', '.gitignore'])(
  '%s leaves out what the sign-in writes beside the sources',
  (file) => {
    // Who reads it can sign in, for as long as the job runs: what an image is built with must not.
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n')).toContain('gha-creds-*.json');
  },
);

test('what is asked about a candidate is not answered by the cache in front of it', () => {
  // Answers of /readyz are not kept by anybody; prices are, for five minutes.
  const asked = [...scriptOf('Ask a hundred times').matchAll(/\$ORIGIN(\S+?)"/g)].map(([, path]) => path);
  expect(asked).toEqual(['/readyz', '/api/readyz']);
});

test('once a candidate has all visitors, later revisions get them too', () => {
  // Else a changed setting or secret makes a revision that nobody visits.
  expect(scriptOf('All visitors')).toContain('--to-latest');
});

test('the files of a host go ahead of it, and what it offers is said when all visitors have it', () => {
  const runs = deploy.steps.map(({ run = '' }) => run.trim());
  const order = ['npm run release -- host files', scriptOf('All visitors').trim(), 'npm run release -- host'];
  expect(runs.filter((run) => order.includes(run))).toEqual(order);
});

test('what is built can neither sign in nor read a key', () => {
  const building = jobs.filter(({ steps }) => steps.some(({ run }) => run === 'npm run build'));
  expect(building.map(({ file }) => file)).toEqual(['deploy-service.yml', 'release-remote.yml']);
  for (const { permissions, environment } of building) {
    expect([permissions, environment]).toEqual([{ contents: 'read' }, undefined]);
  }
  // A release takes what such a job has built, and has its packages before it signs in.
  for (const { steps } of jobs) {
    const release = steps.findIndex(({ run = '' }) => run.includes('npm run release -- '));
    if (release === -1) continue;
    const signIn = steps.findIndex(({ uses = '' }) => uses.includes('auth@'));
    const before = steps.slice(0, signIn);
    expect(before.some(({ uses = '' }) => uses.includes('/download-artifact@'))).toBe(true);
    expect(before.some(({ run = '' }) => /^npm run release$|npm run build host server/.test(run))).toBe(true);
  }
});

test.each([
  ['as the job before has built it', 'unchanged', 0],
  ['built anew, where it could sign in', 'built anew', 1],
])('a host that is %s: "%s" ends the step with %i', (_, what, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'skora-built-'));
  const npm = `echo host is ${what}; echo server is unchanged`;
  const step = scriptOf('The host is as the job before has built it');
  expect(runScript(step, folder, { programs: { npm }, env: {} }).status).toBe(status);
  rmSync(folder, { recursive: true });
});
