import type { Loaded } from './loaded';

/** Two things that a view needs together; retrying asks again for whichever failed. */
export function bothLoaded<A, B>(a: Loaded<A>, b: Loaded<B>): Loaded<[A, B]> {
  if (a.status === 'failed' || b.status === 'failed') {
    const retry = () => [a, b].forEach((one) => one.status === 'failed' && one.retry());
    return { status: 'failed', retry };
  }
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return { status: 'ready', value: [a.value, b.value] };
}
