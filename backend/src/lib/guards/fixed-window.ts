interface Window {
  start: number;
  count: number;
}

interface FixedWindowOptions {
  /** How many takes a key has per window. */
  limit: number;
  /** Length of a window in milliseconds; it starts with a key's first take. */
  windowMs: number;
  now: () => number;
  /** Keys kept at most, so that a flood of addresses cannot fill the memory. */
  maxKeys?: number;
}

/** Counts takes per key in this process. Limits of the service are opened by `Limits`, which counts over all instances. */
export class FixedWindow {
  readonly #windows = new Map<string, Window>();
  readonly #options: Required<FixedWindowOptions>;

  constructor(options: FixedWindowOptions) {
    this.#options = { maxKeys: 20_000, ...options };
  }

  /** @returns 0 when the take is granted, else the whole seconds until the key's window ends */
  take(key: string): number {
    const { limit, windowMs, now } = this.#options;
    const time = now();
    const window = this.#windows.get(key);
    if (window === undefined || time - window.start >= windowMs) {
      this.#open(key, time);
      return 0;
    }
    window.count += 1;
    return window.count <= limit ? 0 : Math.max(1, Math.ceil((window.start + windowMs - time) / 1000));
  }

  // Deleting first keeps the map ordered by start, so the first key is always the oldest.
  #open(key: string, start: number) {
    this.#windows.delete(key);
    const oldest = this.#windows.keys().next();
    if (this.#windows.size >= this.#options.maxKeys && !oldest.done) this.#windows.delete(oldest.value);
    this.#windows.set(key, { start, count: 1 });
  }
}
