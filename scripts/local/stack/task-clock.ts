import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { Cron } from 'croner';

/** A scheduled task, as the backend lists it. */
type Task = { name: string; schedule: string; overdue: boolean };

type Options = {
  /** Address of the backend. */
  backend: string;
  /** Opens its tasks. */
  secret: string;
  log: (line: string) => void;
};

/** Longer than the backend works for one call, and shorter than the pause between two. */
const CALL_MS = 30_000;

/**
 * Calls the backend's scheduled tasks at their times, as the scheduler of production does, and at once those that are
 * overdue because the machine was off. What a call leaves is for the next one.
 *
 * @returns `stop` ends it; a call under way ends with the backend
 * @throws Error when the backend does not list its tasks
 */
export async function startTaskClock({ backend, secret, log }: Options): Promise<{ stop: () => void }> {
  const headers = { 'x-tasks-secret': secret };
  let stopped = false;

  async function call(name: string): Promise<void> {
    try {
      const init = { method: 'POST', headers };
      const [status, text] = await fetchWithin(CALL_MS, `${backend}/tasks/${name}`, init, async (answer) => [
        answer.status,
        await answer.text(),
      ]);
      if (status !== 200) log(`The task ${name} was answered with ${status}: ${text}`);
    } catch (error) {
      if (!stopped) log(`The task ${name} was not answered: ${String(error)}`);
    }
  }

  const tasks = await fetchWithin(CALL_MS, `${backend}/tasks`, { headers }, async (answer) => {
    if (!answer.ok) throw new Error(`The backend lists no tasks: it answered ${answer.status}.`);
    return (await answer.json()) as Task[];
  });
  const crons = tasks.map(({ name, schedule }) => new Cron(schedule, { timezone: 'UTC' }, () => call(name)));
  for (const { name, overdue } of tasks) if (overdue) void call(name);
  return {
    stop: () => {
      stopped = true;
      for (const cron of crons) cron.stop();
    },
  };
}
