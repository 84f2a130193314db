import { useState } from 'react';
import { useAction, useRequest } from '@skora/kit';
import { listInvoices, type Invoice } from '../billing-api';

interface Older {
  /** The question whose first page these follow. */
  key: string;
  invoices: Invoice[];
  next: string | null;
}

/** The invoices, page by page. @param revision asks again, from the first page on, when it grows */
export function useInvoices(revision: number) {
  const key = `invoices ${revision}`;
  const { value, error, retry } = useRequest(key, () => listInvoices());
  const [loaded, setLoaded] = useState<Older | null>(null);
  const action = useAction();
  const older = loaded?.key === key ? loaded : null;
  const next = older ? older.next : (value?.next ?? null);
  const showOlder = () =>
    action.run(async () => {
      if (next === null) return;
      const page = await listInvoices(next);
      setLoaded({ key, invoices: [...(older?.invoices ?? []), ...page.invoices], next: page.next });
    });
  return {
    ...{ error, retry, action, showOlder },
    hasOlder: next !== null,
    list: value && { sample: value.sample, invoices: [...value.invoices, ...(older?.invoices ?? [])] },
  };
}
