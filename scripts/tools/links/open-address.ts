/** What became of an address. */
export type LinkState =
  | { kind: 'opens' }
  /** It opens, and says itself that its place is another one for good. */
  | { kind: 'moved'; to: string }
  | { kind: 'gone' }
  /** No network, no permission or no answer here: says nothing about the reader's browser. */
  | { kind: 'unreached'; why: string };

const HOPS = 6;
const PERMANENT = [301, 308];
const GONE = [404, 410];

async function ask(address: string, method: 'HEAD' | 'GET', limitMs: number): Promise<Response> {
  const answer = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': 'SKORA link check' },
    signal: AbortSignal.timeout(limitMs),
  });
  await answer.body?.cancel();
  return answer;
}

/** Some servers refuse HEAD, or answer it with an error of its own. */
async function askBoth(address: string, limitMs: number): Promise<Response> {
  const answer = await ask(address, 'HEAD', limitMs);
  return answer.status < 400 ? answer : ask(address, 'GET', limitMs);
}

function reasonIn(error: unknown): string {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? message ?? String(error);
}

/** Follows redirects. A DOI leads on for the time being, which is no move. */
async function follow(address: string, limitMs: number): Promise<LinkState> {
  let at = address;
  let home = address;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const answer = await askBoth(at, limitMs);
    const target = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && target) {
      const next = new URL(target, at).href;
      if (home === at && PERMANENT.includes(answer.status)) home = next;
      at = next;
    } else if (answer.ok) {
      return home === address ? { kind: 'opens' } : { kind: 'moved', to: home };
    } else {
      return GONE.includes(answer.status)
        ? { kind: 'gone' }
        : { kind: 'unreached', why: `${new URL(at).host} answered ${answer.status}` };
    }
  }
  return { kind: 'unreached', why: `more than ${HOPS} redirects` };
}

/** Opens an address as a reader would. @param limitMs for each answer */
export async function openAddress(address: string, limitMs: number): Promise<LinkState> {
  try {
    return await follow(address, limitMs);
  } catch (error) {
    return { kind: 'unreached', why: reasonIn(error) };
  }
}
