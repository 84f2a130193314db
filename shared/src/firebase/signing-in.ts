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

/** Whether this page is signing somebody in. Otherwise another tab has brought the person whom the SDK names. */
export function isSigningIn(): boolean {
  return underWay > 0;
}
