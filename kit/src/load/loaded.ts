/** Something that is fetched or followed: not there yet, there, or not to be had for now. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown; retry: () => void };
