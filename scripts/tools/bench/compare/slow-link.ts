/** A line in one direction. */
export interface LinkSpeed {
  /** Bytes in a millisecond. */
  bytesPerMs: number;
  /** From one end to the other, in ms. */
  latencyMs: number;
}

/** What one packet of the Internet carries at most, in bytes. */
const PACKET = 1_448;

interface Connection {
  deliver: (bytes: Buffer) => void;
  /** Nothing of it goes off before this time. */
  openAt: number;
  waiting: { bytes: Buffer; readyAt: number }[];
}

interface Packet {
  bytes: Buffer;
  arrivesAt: number;
  deliver: (bytes: Buffer) => void;
}

function readyAt({ waiting }: Connection): number {
  return waiting[0]?.readyAt ?? Infinity;
}

function takePacket({ waiting }: Connection): Buffer {
  const [first] = waiting;
  if (!first) return Buffer.alloc(0);
  const packet = first.bytes.subarray(0, PACKET);
  first.bytes = first.bytes.subarray(PACKET);
  if (first.bytes.length === 0) waiting.shift();
  return packet;
}

/**
 * One direction of a line that connections share. They take turns packet by packet; a packet takes the time of its bytes to
 * get onto the line, then the latency to arrive. Times are those of `performance.now()`. A timer that comes late delays what
 * it delivers, and costs the line nothing.
 */
export class SlowLink {
  /** Those with something to send, the next one first. */
  private readonly senders: Connection[] = [];
  private readonly onTheWay: Packet[] = [];
  /** When the line has taken in the last packet. */
  private freeAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly speed: LinkSpeed) {}

  /**
   * Adds a connection.
   * @param openAt nothing of it goes off before
   * @returns what sends bytes over it
   */
  connect(deliver: (bytes: Buffer) => void, openAt = 0): (bytes: Buffer) => void {
    const connection: Connection = { deliver, openAt, waiting: [] };
    return (bytes) => {
      if (connection.waiting.length === 0) this.senders.push(connection);
      connection.waiting.push({ bytes, readyAt: Math.max(performance.now(), connection.openAt) });
      this.work();
    };
  }

  private send(connection: Connection): void {
    const startsAt = Math.max(this.freeAt, readyAt(connection));
    const bytes = takePacket(connection);
    this.senders.splice(this.senders.indexOf(connection), 1);
    if (connection.waiting.length > 0) this.senders.push(connection);
    this.freeAt = startsAt + bytes.length / this.speed.bytesPerMs;
    const arrivesAt = this.freeAt + this.speed.latencyMs;
    this.onTheWay.push({ bytes, arrivesAt, deliver: connection.deliver });
  }

  private work(): void {
    const now = performance.now();
    while (this.freeAt <= now) {
      const next = this.senders.find((sender) => readyAt(sender) <= now);
      if (!next) break;
      this.send(next);
    }
    // One list for all of them, so that no packet overtakes another.
    while (this.onTheWay[0] && this.onTheWay[0].arrivesAt <= now) {
      const packet = this.onTheWay.shift();
      packet?.deliver(packet.bytes);
    }
    clearTimeout(this.timer);
    const sendsAt = Math.max(this.freeAt, Math.min(...this.senders.map(readyAt)));
    const wakesAt = Math.min(this.onTheWay[0]?.arrivesAt ?? Infinity, sendsAt);
    if (wakesAt < Infinity) this.timer = setTimeout(() => this.work(), Math.max(0, wakesAt - now));
  }
}
