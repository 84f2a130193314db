import { runInNewContext } from 'node:vm';
import { readConfiguration } from './read-configuration';
import { findTerraform, openTerraform, type PlannedResource, type Terraform } from './run-terraform';

const ENVIRONMENTS = ['staging', 'production'];

/** Evaluates the conditions this infrastructure writes: equality and beginnings, joined by "or". */
function allows(condition: string, name: string): boolean {
  return condition.split(' || ').some((part) => {
    const [, kind, value = ''] = /^resource\.name(?:( == )|\.startsWith\()"([^"]+)"\)?$/.exec(part) ?? [];
    if (value === '') throw new Error(`This condition is of another form: ${part}`);
    return kind === undefined ? name.startsWith(value) : name === value;
  });
}

interface Grant {
  role: string;
  condition?: { expression: string }[];
}

function checkTeams(resources: readonly PlannedResource[], bucket: string): void {
  const names = (id: string) =>
    [`pointers/${id}.json`, `releases/${id}/a1.json`, `files/${id}/b.js`].map(
      (name) => `projects/_/buckets/${bucket}/objects/${name}`,
    );
  const writers = resources.filter(({ name }) => name === 'writes_own_names');
  const ids = resources
    .filter(({ address }) => address.startsWith('google_service_account.team['))
    .map(({ index = '' }) => index);
  expect(ids.length).toBeGreaterThan(3);
  for (const { index, values } of writers) {
    const [{ expression = '' } = {}] = (values as unknown as Grant).condition ?? [];
    // "remote-a" is no way into the names of "remote-account".
    for (const id of [...ids, 'remote-a', 'remote-account-2', 'host']) {
      const own = id === index || (id === 'host' && index === 'site');
      expect([index, id, names(id).map((name) => allows(expression, name))]).toEqual([
        index,
        id,
        [own, own, own],
      ]);
    }
    const owners = `projects/_/buckets/${bucket}/objects/owners/remote-auth.json`;
    expect([index, allows(expression, owners)]).toEqual([index, false]);
  }
  expect(writers.map(({ index }) => index).sort()).toEqual([...ids, 'site'].sort());
}

/** The site counts visits and moves pointers of remotes; what it shows is written by others. */
function checkSite(resources: readonly PlannedResource[], bucket: string): void {
  const grant = resources.find(({ name }) => name === 'site_counts_visits')?.values as unknown as Grant;
  const [{ expression = '' } = {}] = grant.condition ?? [];
  const may = (name: string) => allows(expression, `projects/_/buckets/${bucket}/objects/${name}`);
  expect(
    ['watch/days/2026-11-26.json', 'watch/canaries/remote-auth.json', 'pointers/remote-auth.json'].map(may),
  ).toEqual([true, true, true]);
  const others = [
    'host.json',
    'pointers/host.json',
    'owners/remote-auth.json',
    'releases/remote-auth/a1.json',
    'files/remote-auth/b.js',
  ];
  expect(others.filter(may)).toEqual([]);
}

/** The backend moves pointers of remotes, for admins, and writes nothing else there. */
function checkBackend(resources: readonly PlannedResource[], bucket: string): void {
  const grant = resources.find(({ name }) => name === 'backend_moves_pointers')?.values as unknown as Grant;
  const [{ expression = '' } = {}] = grant.condition ?? [];
  const may = (name: string) => allows(expression, `projects/_/buckets/${bucket}/objects/${name}`);
  expect(may('pointers/remote-auth.json')).toBe(true);
  const others = [
    'pointers/host.json',
    'owners/remote-auth.json',
    'releases/remote-auth/a1.json',
    'watch/days/x.json',
  ];
  expect(others.filter(may)).toEqual([]);
}

/** What GitHub says about the workflow that asks. */
interface Assertion {
  repository: string;
  repository_id: string;
  ref: string;
}

/** Whether the pool believes GitHub about it. The condition is one of Google's language, whose operators here mean the same in JavaScript. */
function isBelieved(resources: readonly PlannedResource[], assertion: Assertion): boolean {
  const provider = resources.find(({ type }) => type === 'google_iam_workload_identity_pool_provider');
  return runInNewContext(String(provider?.values['attribute_condition']), { assertion }) as boolean;
}

const program = findTerraform();

if (program === null) {
  test('neither terraform nor tofu is here: the parser alone has checked the infrastructure', () => {
    process.stderr.write(
      'scripts/deploy/infrastructure: no terraform or tofu on this machine, so no validate and no plan.\n',
    );
    expect(program).toBeNull();
  });
} else {
  let terraform: Terraform;
  beforeAll(async () => {
    terraform = await openTerraform(program);
  });
  afterAll(() => terraform.stop());

  test(`${program} finds the files formatted and valid`, async () => {
    await terraform.checkFormat();
    await terraform.validate();
  });

  test.each(ENVIRONMENTS)(
    `${program} plans an empty %s: teams keep apart, and nobody has a key`,
    async (environment) => {
      const { resources } = await terraform.plan(environment);
      const types = new Set(resources.map(({ type }) => type));
      for (const type of [
        'google_service_account_key',
        'google_storage_hmac_key',
        'google_storage_bucket_acl',
      ])
        expect(types).not.toContain(type);
      expect(JSON.stringify(resources)).not.toMatch(/allUsers|allAuthenticatedUsers/);
      for (const { values } of resources.filter(({ type }) => type === 'google_service_account'))
        expect(values['account_id']).toMatch(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
      checkTeams(resources, `skora-${environment}-registry`);
      checkSite(resources, `skora-${environment}-registry`);
      checkBackend(resources, `skora-${environment}-registry`);
      // The services name every key once: Cloud Run refuses a second one.
      for (const service of resources.filter(({ type }) => type === 'google_cloud_run_v2_service')) {
        const [
          {
            containers: [{ env }],
          },
        ] = service.values['template'] as [{ containers: [{ env: { name: string }[] }] }];
        const keys = env.map(({ name }) => name);
        expect(keys.length).toBe(new Set(keys).size);
        expect(keys).toContain('SITE_SECRET');
      }
    },
  );

  test(`${program} lets a team of another repository be its own identity, and nobody else`, async () => {
    const { github_repository: repository, github_repository_id: repository_id } =
      readConfiguration().environments['staging'] ?? {};
    const here = { ...({ repository, repository_id } as Assertion), ref: 'refs/heads/main' };
    const there = { repository: 'identity/auth', repository_id: '2000000002', ref: 'refs/heads/main' };
    const alone = await terraform.plan('staging');
    expect([here, there].map((one) => isBelieved(alone.resources, one))).toEqual([true, false]);

    const repositories = { 'remote-auth': { name: there.repository, number: there.repository_id } };
    const { resources, outputs } = await terraform.plan('staging', { team_repositories: repositories });
    expect([here, there].map((one) => isBelieved(resources, one))).toEqual([true, true]);
    const refused = [
      { ...there, ref: 'refs/pull/1/merge' },
      { ...there, repository: here.repository },
      { ...here, repository: `${here.repository}-2` },
      { ...here, repository_id: there.repository_id },
    ];
    expect(refused.filter((one) => isBelieved(resources, one))).toEqual([]);

    const subjects = Object.entries(outputs['github_subjects'] as Record<string, string>);
    expect(subjects.length).toBeGreaterThan(6);
    for (const [id, subject] of subjects) {
      const owner = id === 'remote-auth' ? there : here;
      expect(subject).toBe(`repo:${owner.repository}:environment:staging-${id}`);
    }
  });

  test(`${program} refuses the repository of a remote that no team owns`, async () => {
    const team_repositories = { 'remote-atuh': { name: 'identity/auth', number: '2000000002' } };
    await expect(terraform.plan('staging', { team_repositories })).rejects.toThrow(
      'team_repositories names a remote without a team',
    );
  });
}
