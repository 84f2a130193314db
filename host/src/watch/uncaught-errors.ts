/** An event of the browser about an error that nobody caught. */
export type UncaughtError = ErrorEvent | PromiseRejectionEvent;

const MOST = 10;

/** Shared by the starter, which listens, and the kernel, which is another script. */
const place = globalThis as { skoraUncaught?: UncaughtError[] };

/** Keeps uncaught errors from now on, so that those count, too, which come before anything else has loaded. */
export function keepUncaughtErrors(): void {
  const kept = (place.skoraUncaught ??= []);
  const keep = (event: UncaughtError) => {
    if (kept.length < MOST) kept.push(event);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
}

/** The errors since the last call. */
export function takeUncaughtErrors(): UncaughtError[] {
  return place.skoraUncaught?.splice(0) ?? [];
}
