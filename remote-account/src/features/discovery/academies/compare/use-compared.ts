import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { isPlainObject } from '@skora/domain';
import { toggleCompared } from './compared';

function kept(uid: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(tabStorage.read(TAB_KEYS.comparedAcademies) ?? 'null');
    // The next player on this tab must not see the choice of the one before.
    if (!isPlainObject(value) || value.uid !== uid || !Array.isArray(value.ids)) return [];
    return value.ids.filter((id): id is string => typeof id === 'string');
  } catch {
    return [];
  }
}

/** The academies chosen for the comparison; they stay chosen while the tab is open. */
export function useCompared(): { ids: readonly string[]; toggle: (id: string) => void; clear: () => void } {
  const { uid } = useRequiredUser();
  const [ids, setIds] = useState(() => kept(uid));
  const keep = (next: readonly string[]) => {
    setIds(next);
    tabStorage.write(TAB_KEYS.comparedAcademies, JSON.stringify({ uid, ids: next }));
  };
  return { ids, toggle: (id) => keep(toggleCompared(ids, id)), clear: () => keep([]) };
}
