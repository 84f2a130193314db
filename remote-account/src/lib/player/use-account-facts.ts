import { useCallback } from 'react';
import { ADULT_AGE, ageOn, readBirthDate, readDate } from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../documents/documents-context';
import { useWatched } from '../documents/use-watched';

/** What the backend says about the account and its forms depend on. The rules check the birthday itself. */
export interface AccountFacts {
  /** Of age today. */
  adult: boolean;
  /** What such a player has not chosen stays as it is for a minor: a birthday is no choice. */
  registeredAsMinor: boolean;
  /** First day a test can have been measured on, `YYYY-MM-DD`: the fifth birthday. */
  measuresFrom: string;
  /** ISO date; null for accounts that do not tell it. */
  bornOn: string | null;
}

/** For accounts older than that fact. */
const EARLIEST = '2000-01-01';

export function useAccountFacts(): Loaded<AccountFacts> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<AccountFacts>(
    useCallback(
      (next, failed) =>
        documents.watch(
          `users/${uid}`,
          (fields) => {
            const fifth = readDate(fields?.measuresFrom)?.toISOString().slice(0, 10);
            const bornOn = readBirthDate(fields?.measuresFrom);
            next({
              adult: bornOn ? ageOn(bornOn, new Date()) >= ADULT_AGE : fields?.privateByDefault === false,
              registeredAsMinor: fields?.privateByDefault === true,
              measuresFrom: fifth ?? EARLIEST,
              bornOn,
            });
          },
          failed,
        ),
      [documents, uid],
    ),
  );
}
