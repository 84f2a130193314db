const MAX_BYTES = 64 * 1024 * 1024;

type Make = () => Promise<Buffer | null>;

/** Bodies by name and encoding; all are dropped when they take more than 64 MB. */
export class BodyCache {
  private readonly bodies = new Map<string, Promise<Buffer | null>>();
  private bytes = 0;
  /** One after the other: answers share the threads that compress. */
  private improving: Promise<unknown> = Promise.resolve();

  /**
   * @param make gives null when there is no such body; asked again then, and after a failure
   * @param better makes a body that takes its place as soon as it is there; nobody waits for it
   */
  get(key: string, make: Make, better: Make | null): Promise<Buffer | null> {
    const known = this.bodies.get(key);
    if (known) return known;
    const body = make();
    this.bodies.set(key, body);
    body.then(
      (made) => {
        if (!made) return void this.bodies.delete(key);
        this.grow(made.length);
        if (better) this.improve(key, body, better);
      },
      () => this.bodies.delete(key),
    );
    return body;
  }

  private improve(key: string, first: Promise<Buffer | null>, better: Make): void {
    const replace = async () => {
      if (this.bodies.get(key) !== first) return;
      const made = await better();
      if (made && this.bodies.get(key) === first) this.bodies.set(key, Promise.resolve(made));
    };
    // What could not be made better is good enough.
    this.improving = this.improving.then(replace).catch(() => undefined);
  }

  private grow(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes <= MAX_BYTES) return;
    this.bodies.clear();
    this.bytes = 0;
  }
}
