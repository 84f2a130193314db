import { send } from './send';
import type { TestApp } from './start-test-app';

/** What the scheduler of a test proves itself with. */
export const TASKS_SECRET = 'a secret of the scheduler';

/** Runs a scheduled task of a service that was started with {@link TASKS_SECRET}. */
export async function runTask({ origin }: TestApp, task: string): Promise<Record<string, number>> {
  const headers = { 'x-tasks-secret': TASKS_SECRET };
  const answer = await send(origin, { method: 'POST', path: `/tasks/${task}`, headers });
  if (answer.status !== 200) throw new Error(`${task} was answered with ${answer.status}: ${answer.text}`);
  return answer.json() as Record<string, number>;
}
