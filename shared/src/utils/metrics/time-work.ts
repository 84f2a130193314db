/** How a piece of work ended; `refused`: with an answer that says no. */
type WorkResult = 'ok' | 'failed' | 'refused';

/**
 * Ends a timer of prom-client when work has ended. The work ends as if nobody measured.
 * @param isRefusal whether an error is an answer that says no; none is unless told
 */
export async function timeWork<T>(
  end: (labels: { result: WorkResult }) => unknown,
  work: () => Promise<T>,
  isRefusal: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    const done = await work();
    end({ result: 'ok' });
    return done;
  } catch (error) {
    end({ result: isRefusal(error) ? 'refused' : 'failed' });
    throw error;
  }
}
