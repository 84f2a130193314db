import { useCallback, useState } from 'react';
import { useRequest } from '@skora/kit';
import { readSubscription, type PlanState } from '../billing-api';

export interface OwnPlan {
  /** Null before the first answer. */
  plan: PlanState | null;
  error: unknown;
  retry: () => void;
  /** Takes over what the backend answered to a change. */
  accept: (next: PlanState) => void;
  /** Counts the changes, for what has to be asked again after one. */
  revision: number;
}

/** Reads the own plan once; changes answer with the plan as it is then. @param ask whether to ask already */
export function useOwnPlan(ask: boolean): OwnPlan {
  const { value, error, retry } = useRequest(ask ? 'subscription' : null, readSubscription);
  const [changed, setChanged] = useState<{ plan: PlanState | null; revision: number }>({
    plan: null,
    revision: 0,
  });
  const accept = useCallback(
    (plan: PlanState) => setChanged(({ revision }) => ({ plan, revision: revision + 1 })),
    [],
  );
  return { plan: changed.plan ?? value, error, retry, accept, revision: changed.revision };
}
