import { useMemo, useState } from 'react';
import { isKeptWaiting } from '@skora/kit';
import { deviceStorage } from '@skora/shared/storage-keys';

interface CorrectedRows<R> {
  corrected: readonly R[];
  /** For a row that was removed here: what was typed about it goes with it, unless it waits. The next row may have its id. */
  forget: (id: string) => void;
}

/**
 * The rows that need a form for their correction: the one whose sheet is open, and those whose correction was begun on
 * this device: it may wait, and only a form that is there is sent. A row stays after its sheet was closed, because its form
 * may be under way, and after the row was removed elsewhere, because what was typed about it is not thrown away.
 * @param rowId of the row whose sheet is open; empty for none
 * @param draftKeyOf the key of a row's correction on this device
 */
export function useCorrectedRows<R extends { id: string }>(
  rows: readonly R[],
  rowId: string,
  draftKeyOf: (id: string) => string,
): CorrectedRows<R> {
  const [known, setKnown] = useState<readonly R[]>([]);
  // The device is looked at only when there are other rows or another sheet: what is begun meanwhile has a form.
  const needed = useMemo(
    () => rows.filter(({ id }) => id === rowId || deviceStorage.read(draftKeyOf(id)) !== null),
    [rows, rowId],
  );
  const corrected = [
    ...known.map((row) => rows.find(({ id }) => id === row.id) ?? row),
    ...needed.filter(({ id }) => !known.some((row) => row.id === id)),
  ];
  if (corrected.some((row, index) => row !== known[index])) setKnown(corrected);
  const forget = (id: string) => {
    const draftKey = draftKeyOf(id);
    if (isKeptWaiting(draftKey)) return;
    deviceStorage.remove(draftKey);
    setKnown((rows) => rows.filter((row) => row.id !== id));
  };
  return { corrected, forget };
}
