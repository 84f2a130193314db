import { api, bearer, readAnswer } from '@skora/shared/api';

export type Days = '1' | '7' | '28' | '90';

/** What is live, canaries and tasks. Rejects with a Refusal: 403 for everybody but admins. */
export async function readOverview(signal: AbortSignal) {
  return readAnswer(api().GET('/operations', { headers: await bearer(), signal }));
}

/** How visits went in these days, and their errors. */
export async function readVitals(days: Days, signal: AbortSignal) {
  const params = { query: { days } };
  return readAnswer(api().GET('/operations/vitals', { params, headers: await bearer(), signal }));
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
export type Remote = Overview['remotes'][number];
export type Canary = NonNullable<Remote['canary']>;
export type Vitals = Awaited<ReturnType<typeof readVitals>>;
export type ReleaseVitals = Vitals['releases'][number];
export type Measure = ReleaseVitals['measures'][number];

export type DecisionName = 'rollback' | 'promote' | 'stop';

/** @param release that was seen as live: the stable one for a rollback, else the canary */
export async function decide(name: DecisionName, id: string, release: string, reason: string): Promise<void> {
  const options = { params: { path: { id } }, body: { release, reason }, headers: await bearer() };
  await readAnswer(api().POST(`/operations/remotes/{id}/${name}`, options));
}
