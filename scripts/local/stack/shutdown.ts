type Task = { order: number; name: string; stop: () => Promise<void> };

/** Collects what has been started, and ends it by order, lowest first: once, and completely even when a part refuses. */
export function createShutdown(): { add: (task: Task) => void; run: () => Promise<void> } {
  const tasks: Task[] = [];
  let running: Promise<void> | undefined;

  const run = async () => {
    const problems: string[] = [];
    for (const { name, stop } of tasks.toSorted((a, b) => a.order - b.order)) {
      await stop().catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
    }
    if (problems.length > 0) throw new Error(`Not everything stopped well.\n${problems.join('\n')}`);
  };
  return {
    add: (task) => {
      tasks.push(task);
    },
    run: () => (running ??= run()),
  };
}
