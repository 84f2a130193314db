type Reply = () => Response | Promise<Response>;

/** The network's edge for pages that need no account: the real client above it, real response shapes below. */
export interface PublicEdge {
  /** Bodies of the requests of one call, oldest first. */
  sent: (call: string) => unknown[];
  /** Answers a call differently from now on. @example edge.answer('GET health', () => jsonReply({})) */
  answer: (call: string, reply: Reply) => void;
  restore: () => void;
}

/** Takes the place of the network until it is restored. */
export function answerAtEdge(): PublicEdge {
  const replies = new Map<string, Reply>();
  const requests: { call: string; body: unknown }[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\//, '')}`;
    const text = await request.text();
    requests.push({ call, body: text === '' ? null : JSON.parse(text) });
    const reply = replies.get(call);
    if (!reply) throw new Error(`No reply for ${call}`);
    return reply();
  };
  return {
    sent: (call) => requests.filter((request) => request.call === call).map(({ body }) => body),
    answer: (call, reply) => replies.set(call, reply),
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
