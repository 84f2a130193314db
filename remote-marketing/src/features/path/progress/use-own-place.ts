import { readBirthDate, parsePosition, type PositionCode } from '@skora/domain';
import { asLoaded, useRequest } from '@skora/kit';
import { useSession } from '@skora/shared/session';
import { useContext } from 'react';
import { phaseAt } from '../program/phase-at';
import { PathStoreContext, type StoredPlayer } from './path-store';

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

/** The player's place on the path; unknown parts are null. */
export interface OwnPlace {
  position: string | null;
  phase: string | null;
}

const NOWHERE: OwnPlace = { position: null, phase: null };

function readPlace({ position, country, measuresFrom }: StoredPlayer): OwnPlace {
  const code = parsePosition(position);
  const birthDate = readBirthDate(measuresFrom);
  return {
    position: code ? PATH_POSITIONS[code] : null,
    phase: birthDate && phaseAt(birthDate, typeof country === 'string' ? country : '', new Date()),
  };
}

/** Where the signed-in player belongs on the path; null while it is asked. */
export function useAskedPlace(): OwnPlace | null {
  const session = useSession();
  const store = useContext(PathStoreContext);
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const asked = useRequest(uid, async () => readPlace(await store.player(uid ?? '')));
  const place = asLoaded(asked);
  if (uid === null || place.status === 'failed') return NOWHERE;
  return place.status === 'ready' ? place.value : null;
}

/** Where the signed-in player belongs on the path. */
export function useOwnPlace(): OwnPlace {
  return useAskedPlace() ?? NOWHERE;
}
