import { useState } from 'react';

/**
 * The row a sheet corrects. It stays known after the sheet was closed, because its form may wait for a connection, and
 * after the row was removed elsewhere, because what was typed about it is not thrown away.
 */
export function useTargetRow<R extends { id: string }>(rows: readonly R[], rowId: string): R | undefined {
  const live = rows.find(({ id }) => id === rowId);
  const [known, setKnown] = useState(live);
  if (live && live !== known) setKnown(live);
  const kept = rows.find(({ id }) => id === known?.id) ?? known;
  return live ?? (rowId === '' || rowId === known?.id ? kept : undefined);
}
