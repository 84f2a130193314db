/** An answer that waits. */
export type HeldAnswer = {
  /** Resolves when the call has been made, and done: only its answer is missing. */
  arrived: Promise<void>;
  /** Lets the answer go. */
  release: () => void;
};

type Hold = { call: string; arrive: () => void; released: Promise<void> };

/** Calls whose answers come late, as of a slow Stripe or network. */
export class HeldAnswers {
  readonly #holds: Hold[] = [];

  /** Keeps the next answer to a call back, e.g. `POST /v1/checkout/sessions`. */
  next(call: string): HeldAnswer {
    let arrive = () => undefined as void;
    let release = () => undefined as void;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#holds.push({ call, arrive, released });
    return { arrived, release: () => release() };
  }

  /** Waits as long as the answer to a call is kept back. */
  async pass(call: string): Promise<void> {
    const at = this.#holds.findIndex((hold) => hold.call === call);
    const [hold] = at < 0 ? [] : this.#holds.splice(at, 1);
    hold?.arrive();
    await hold?.released;
  }
}
