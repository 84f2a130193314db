import { useEffect, useRef, useState } from 'react';
import { asLoaded, useRequest } from '@skora/kit';
import { Stack } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import styles from '../lib/family.module.css';
import { InviteGuardian } from './invite-guardian';
import { LinkState } from './link-state';
import { type OwnLink, readOwnLink } from './own-link-api';

/** On a player's own page: the parent or guardian who sees what others see, by invitation from either side. */
export function OwnFamilyLink() {
  const asked = asLoaded(useRequest('own', readOwnLink));
  const [changed, setChanged] = useState<OwnLink | null>(null);
  const [changes, setChanges] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed has gone with the old state.
  useEffect(() => {
    if (changes > 0) place.current?.focus();
  }, [changes]);
  const change = (next: OwnLink) => {
    setChanged(next);
    setChanges((count) => count + 1);
  };
  const loaded = changed ? ({ status: 'ready', value: changed } as const) : asked;
  if (loaded.status === 'ready' && !loaded.value.possible) return null;
  return (
    <Stack gap={4} ref={place} tabIndex={-1} className={styles.place}>
      <LoadGate loaded={loaded} what="who is linked with you">
        {({ link }) =>
          link ? <LinkState link={link} onChange={change} /> : <InviteGuardian onChange={change} />
        }
      </LoadGate>
    </Stack>
  );
}
