/** A line in one direction. */
export interface LinkSpeed {
  /** Bytes in a millisecond. */
  bytesPerMs: number;
  /** From one end to the other, in ms. */
  latencyMs: number;
}

/** What one packet of the Internet carries at most, in bytes. */
const PACKET = 1_460;
/** What a new connection may have on the way, in bytes (RFC 6928). */
const FIRST_WINDOW = 10 * PACKET;

interface Connection {
  deliver: (bytes: Buffer) => void;
  /** Nothing of it goes off before this time. */
  openAt: number;
  waiting: { bytes: Buffer; readyAt: number }[];
  /** How many bytes may be on the way without an answer. */
  window: number;
  /** Packets without an answer, the oldest first. */
  unanswered: { size: number; answeredAt: number }[];
}

interface Packet {
  bytes: Buffer;
  arrivesAt: number;
  deliver: (bytes: Buffer) => void;
}

/** What a connection may send now. */
function roomOf({ window, unanswered }: Connection): number {
  return unanswered.reduce((room, { size }) => room - size, window);
}

/** When a connection may send more: once it has something to send, and the answer that makes room for it. */
function readyAt(connection: Connection): number {
  const [oldest] = connection.unanswered;
  const roomAt = oldest && roomOf(connection) <= 0 ? oldest.answeredAt : 0;
  return Math.max(connection.waiting[0]?.readyAt ?? Infinity, roomAt);
}

function takePacket(connection: Connection): Buffer {
  const { waiting } = connection;
  const [first] = waiting;
  if (!first) return Buffer.alloc(0);
  const size = Math.min(PACKET, roomOf(connection));
  const packet = first.bytes.subarray(0, size);
  first.bytes = first.bytes.subarray(size);
  if (first.bytes.length === 0) waiting.shift();
  return packet;
}

/**
 * One direction of a line that connections share. They take turns packet by packet; a packet takes the time of its bytes to
 * get onto the line, then the latency to arrive. Times are those of `performance.now()`. A timer that comes late delays what
 * it delivers, and costs the line nothing.
 *
 * A connection starts slowly, as TCP does: it has ten packets on the way at most, and each byte that is answered for lets it
 * have one more, which is twice as many with every round trip. Answers take the latency once more and none of the other
 * direction's bytes. A connection that rests keeps its window, as nothing gets lost here that it could be made smaller for.
 */
export class SlowLink {
  /** Those with something to send, the next one first. */
  private readonly senders: Connection[] = [];
  private readonly onTheWay: Packet[] = [];
  /** When the line has taken in the last packet. */
  private freeAt = 0;
  private timer: NodeJS.Timeout | undefined;
  /** All that the line takes in until an answer is back, and a packet at either end: a wider window would never be full. */
  private readonly widest: number;

  constructor(private readonly speed: LinkSpeed) {
    const { bytesPerMs, latencyMs } = speed;
    this.widest = Math.max(FIRST_WINDOW, Math.ceil(2 * latencyMs * bytesPerMs) + 2 * PACKET);
  }

  /**
   * Adds a connection.
   * @param openAt nothing of it goes off before
   * @returns what sends bytes over it
   */
  connect(deliver: (bytes: Buffer) => void, openAt = 0): (bytes: Buffer) => void {
    const connection: Connection = { deliver, openAt, waiting: [], window: FIRST_WINDOW, unanswered: [] };
    return (bytes) => {
      if (connection.waiting.length === 0) this.senders.push(connection);
      connection.waiting.push({ bytes, readyAt: Math.max(performance.now(), connection.openAt) });
      this.work();
    };
  }

  /** When the next packet of a connection could get onto the line. */
  private startOf(connection: Connection): number {
    return Math.max(this.freeAt, readyAt(connection));
  }

  /** The one that can send first; of several, the one whose turn it is. */
  private findNext(): Connection | undefined {
    const [first, ...others] = this.senders;
    return others.reduce(
      (next, other) => (next && this.startOf(next) <= this.startOf(other) ? next : other),
      first,
    );
  }

  /** Widens the window by what has been answered for until then. */
  private hearAnswers(connection: Connection, until: number): void {
    const { unanswered } = connection;
    while (unanswered[0] && unanswered[0].answeredAt <= until) {
      connection.window = Math.min(this.widest, connection.window + unanswered[0].size);
      unanswered.shift();
    }
  }

  private send(connection: Connection): void {
    const startsAt = this.startOf(connection);
    this.hearAnswers(connection, startsAt);
    const bytes = takePacket(connection);
    this.senders.splice(this.senders.indexOf(connection), 1);
    if (connection.waiting.length > 0) this.senders.push(connection);
    this.freeAt = startsAt + bytes.length / this.speed.bytesPerMs;
    const arrivesAt = this.freeAt + this.speed.latencyMs;
    connection.unanswered.push({ size: bytes.length, answeredAt: arrivesAt + this.speed.latencyMs });
    this.onTheWay.push({ bytes, arrivesAt, deliver: connection.deliver });
  }

  private work(): void {
    const now = performance.now();
    let next = this.findNext();
    while (next && this.startOf(next) <= now) {
      this.send(next);
      next = this.findNext();
    }
    // One list for all of them, so that no packet overtakes another.
    while (this.onTheWay[0] && this.onTheWay[0].arrivesAt <= now) {
      const packet = this.onTheWay.shift();
      packet?.deliver(packet.bytes);
    }
    clearTimeout(this.timer);
    const sendsAt = next ? this.startOf(next) : Infinity;
    const wakesAt = Math.min(this.onTheWay[0]?.arrivesAt ?? Infinity, sendsAt);
    if (wakesAt < Infinity) this.timer = setTimeout(() => this.work(), Math.max(0, wakesAt - now));
  }
}
