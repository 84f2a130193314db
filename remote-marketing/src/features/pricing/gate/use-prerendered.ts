import { useHydrated } from '@skora/shared/remote';
import { useState } from 'react';

/** True when the component's first render was the server's, i.e. it took over finished HTML. Stays so. */
export function usePrerendered(): boolean {
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  return prerendered;
}
