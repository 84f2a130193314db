/**
 * Does work on one subject in turn, so that transactions on the same document do not fight inside this process.
 * Between processes the transactions themselves decide.
 */
export function keyedLock() {
  const last = new Map<string, Promise<unknown>>();
  return function withLock<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (last.get(subject) ?? Promise.resolve()).then(work, work);
    last.set(subject, turn);
    const leave = () => {
      if (last.get(subject) === turn) last.delete(subject);
    };
    void turn.then(leave, leave);
    return turn;
  };
}
