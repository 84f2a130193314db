import { parsePosition, type PositionCode } from '@skora/football';
import { useSession } from '@skora/shared/session';
import { useContext, useEffect, useState } from 'react';
import { PathStoreContext } from './progress/path-store';

/** How the path names the positions of a profile. */
const PATH_POSITIONS: Readonly<Record<PositionCode, string>> = {
  GK: 'goalkeeper',
  CB: 'centre-back',
  RB: 'full-back',
  LB: 'full-back',
  RWB: 'full-back',
  LWB: 'full-back',
  DM: 'midfielder',
  CM: 'midfielder',
  AM: 'midfielder',
  RM: 'winger',
  LM: 'winger',
  RW: 'winger',
  LW: 'winger',
  SS: 'striker',
  ST: 'striker',
};

/** The signed-in player's position as the path names it; null when nobody knows. */
export function useOwnPosition(): string | null {
  const session = useSession();
  const store = useContext(PathStoreContext);
  const [position, setPosition] = useState<string | null>(null);
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  useEffect(() => {
    setPosition(null);
    if (uid === null) return undefined;
    let gone = false;
    store.position(uid).then(
      (stored) => {
        const code = parsePosition(stored);
        if (!gone && code) setPosition(PATH_POSITIONS[code]);
      },
      (error: unknown) => console.info('[skora] the position is not known:', error),
    );
    return () => {
      gone = true;
    };
  }, [store, uid]);
  return position;
}
