/** Work by name: who asks for it while it is being done gets the same answer. */
export class SharedWork<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  get(name: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(name);
    if (running) return running;
    const started = work().finally(() => this.running.delete(name));
    this.running.set(name, started);
    return started;
  }
}
