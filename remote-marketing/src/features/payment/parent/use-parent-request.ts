import { useCallback, useEffect, useState } from 'react';
import { Refusal } from '@skora/shared/api';
import { readParentRequest, type ParentRequest } from '../api/read-parent-request';

/** Why a parent's link leads nowhere; `unreachable` is about us or the network. */
export type ParentLinkProblem = 'unknown' | 'expired' | 'replaced' | 'unreachable';

export type ParentLink =
  | { status: 'checking' }
  | { status: 'open'; request: ParentRequest }
  | { status: 'bad'; problem: ParentLinkProblem };

const CHECKING: ParentLink = { status: 'checking' };

/** Reads why a request by a parent's link failed. */
export function parentLinkProblem(error: unknown): ParentLinkProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  if (error.type === 'link-expired') return 'expired';
  if (error.type === 'link-replaced') return 'replaced';
  return error.status === 404 ? 'unknown' : 'unreachable';
}

export function useParentRequest(token: string): { link: ParentLink; retry: () => void } {
  const [link, setLink] = useState(CHECKING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    readParentRequest(token).then(
      (request) => {
        if (current) setLink({ status: 'open', request });
      },
      (error: unknown) => {
        if (current) setLink({ status: 'bad', problem: parentLinkProblem(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [token, attempt]);
  const retry = useCallback(() => {
    setLink(CHECKING);
    setAttempt((count) => count + 1);
  }, []);
  return { link, retry };
}
