/** Something that is read from the store: not there yet, there, or not readable. */
export type Loaded<T> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; retry: () => void };
