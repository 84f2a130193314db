let underWay = 0;

/** Runs a sign-in of this page. */
export async function signingIn<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/** Whether somebody is signing in on this page, so that whom the SDK names was not brought by another tab. */
export function isSigningIn(): boolean {
  return underWay > 0;
}
