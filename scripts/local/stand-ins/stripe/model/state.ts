import { randomBytes } from 'node:crypto';
import { missing } from '../protocol/fault';
import { Beside } from './beside';
import type { CardBehaviour, StripeEvent } from './records';
import type { Records, Table } from './tables';

const KINDS: Record<Table, { prefix: string; kind: string }> = {
  customers: { prefix: 'cus', kind: 'customer' },
  deletedCustomers: { prefix: 'cus', kind: 'customer' },
  products: { prefix: 'prod', kind: 'product' },
  prices: { prefix: 'price', kind: 'price' },
  paymentMethods: { prefix: 'pm', kind: 'payment_method' },
  subscriptions: { prefix: 'sub', kind: 'subscription' },
  schedules: { prefix: 'sub_sched', kind: 'subscription_schedule' },
  invoices: { prefix: 'in', kind: 'invoice' },
  invoicePayments: { prefix: 'inpay', kind: 'invoice_payment' },
  paymentIntents: { prefix: 'pi', kind: 'payment_intent' },
  charges: { prefix: 'ch', kind: 'charge' },
  refunds: { prefix: 're', kind: 'refund' },
  disputes: { prefix: 'du', kind: 'dispute' },
  checkoutSessions: { prefix: 'cs_test', kind: 'checkout.session' },
  portalSessions: { prefix: 'bps', kind: 'billing_portal.session' },
  events: { prefix: 'evt', kind: 'event' },
};

const RESENT_SECONDS = 3 * 86_400;

type Dumped = {
  ahead: number;
  tables: Record<string, [string, never][]>;
  beside?: Record<string, [string, unknown][]>;
  currencyOptions?: [string, unknown][];
};

type Tables = { [Name in Table]: Map<string, Records[Name]> };

function emptyTables(): Tables {
  return Object.fromEntries(Object.keys(KINDS).map((name) => [name, new Map()])) as Tables;
}

/** All objects of the stand-in, its clock, and the door by which events leave it. */
export class StripeState {
  #tables = emptyTables();
  /** Seconds the test clock is ahead of the real one. */
  #ahead = 0;
  readonly beside = new Beside();
  onEvent: (event: StripeEvent) => void = () => undefined;

  constructor(
    /** Where the hosted pages are. */
    readonly pagesUrl: () => string,
    /** The SDK's, by whose types everything is made. */
    readonly apiVersion: string,
  ) {}

  /** Seconds since 1970 by the test clock. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#ahead;
  }

  /** Moves the test clock forward to a time in seconds; never back. */
  moveTo(time: number): void {
    this.#ahead += Math.max(0, time - this.now());
  }

  newId(table: Table): string {
    return `${KINDS[table].prefix}_${randomBytes(12).toString('hex')}`;
  }

  add<Name extends Table>(table: Name, record: Records[Name]): Records[Name] {
    this.#tables[table].set(record.id, record);
    return record;
  }

  /** @throws StripeFault 404 */
  get<Name extends Table>(table: Name, id: string): Records[Name] {
    const record = this.#tables[table].get(id);
    if (record === undefined) throw missing(KINDS[table].kind, id);
    return record;
  }

  find<Name extends Table>(table: Name, id: string): Records[Name] | undefined {
    return this.#tables[table].get(id);
  }

  /** How the bank behind a card behaves. */
  behaviourOf(paymentMethod: string): CardBehaviour {
    return this.beside.cards.get(paymentMethod) ?? 'ok';
  }

  remove(table: Table, id: string): void {
    this.#tables[table].delete(id);
  }

  /** Newest first, as Stripe lists. */
  all<Name extends Table>(table: Name): Records[Name][] {
    return [...this.#tables[table].values()].reverse();
  }

  /** Whatever has this id. */
  lookUp(id: string): object | undefined {
    for (const table of Object.values(this.#tables)) {
      const record = table.get(id);
      if (record !== undefined) return record;
    }
    return undefined;
  }

  /** Records that something happened and hands the event on; its object is a copy of the moment. */
  emit(
    type: string,
    object: { id: string; object: string },
    changes: Partial<StripeEvent> = {},
  ): StripeEvent {
    const event = this.add('events', {
      id: this.newId('events'),
      object: 'event',
      api_version: this.apiVersion,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      ...changes,
    });
    this.onEvent(event);
    return event;
  }

  /** Events of the last three days that nobody has taken, the oldest first: Stripe goes on sending them for so long. */
  untaken(): StripeEvent[] {
    const since = this.now() - RESENT_SECONDS;
    return [...this.#tables.events.values()].filter(
      ({ pending_webhooks: pending, created }) => pending > 0 && created > since,
    );
  }

  /** Everything as JSON. */
  dump(): string {
    const tables = Object.entries(this.#tables).map(([name, table]) => [name, [...table]]);
    return JSON.stringify({
      ahead: this.#ahead,
      tables: Object.fromEntries(tables) as object,
      beside: this.beside.dump(),
    });
  }

  /** Takes over what {@link dump} wrote; in files of before, the amounts of prices stood alone. */
  restore(json: string): void {
    const { ahead, tables, currencyOptions = [], beside = { currencyOptions } } = JSON.parse(json) as Dumped;
    this.#ahead = ahead;
    this.#tables = emptyTables();
    for (const name of Object.keys(KINDS) as Table[]) {
      for (const [id, record] of tables[name] ?? []) this.#tables[name].set(id, record);
    }
    this.beside.restore(beside);
  }
}
