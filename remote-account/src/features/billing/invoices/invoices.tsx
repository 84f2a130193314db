import { Button, FailureNotice, Heading, Skeleton, TextLink } from '@skora/shared/ui';
import { Table, type TableColumn } from '@skora/shared/ui/data';
import { formatLongDay } from '../../../lib/format-time';
import type { Invoice } from '../billing-api';
import styles from './invoices.module.css';
import { moneyWords } from '../plan/money';
import { NotLoaded } from '../plan/not-loaded';
import { useInvoices } from './use-invoices';

const STATUS = { open: 'Open', paid: 'Paid', void: 'Cancelled' } as const;

function statusWords({ status, total, refunded }: Invoice): string {
  if (!refunded) return STATUS[status];
  return refunded.amount >= total.amount ? 'Paid back' : `Paid, ${moneyWords(refunded)} paid back`;
}

function Pages({ invoice: { pageUrl, pdfUrl, status, number } }: { invoice: Invoice }) {
  const which = number === null ? '' : ` invoice ${number}`;
  if (pageUrl === null && pdfUrl === null) return <>With your parent or guardian</>;
  return (
    <span className={styles.pages}>
      {pageUrl === null ? null : (
        <TextLink href={pageUrl} aria-label={`${status === 'open' ? 'Pay' : 'View'}${which}`}>
          {status === 'open' ? 'Pay' : 'View'}
        </TextLink>
      )}
      {pdfUrl === null ? null : (
        <TextLink href={pdfUrl} aria-label={`PDF of${which}`}>
          PDF
        </TextLink>
      )}
    </span>
  );
}

const COLUMNS: readonly TableColumn<Invoice>[] = [
  { key: 'date', header: 'Date', render: ({ createdAt }) => formatLongDay(createdAt), rowHeader: true },
  { key: 'number', header: 'Number', render: ({ number }) => number ?? '–' },
  { key: 'total', header: 'Total', render: ({ total }) => moneyWords(total), numeric: true },
  { key: 'status', header: 'Status', render: statusWords },
  { key: 'pages', header: 'Invoice', render: (invoice) => <Pages invoice={invoice} /> },
];

const CAPTION = {
  sample: 'Your invoices, newest first, at sample prices',
  confirmed: 'Your invoices, newest first',
};

/** The invoices, newest first. @param props.revision asks again when it grows */
export function Invoices({ revision }: { revision: number }) {
  const { list, error, retry, hasOlder, action, showOlder } = useInvoices(revision);
  return (
    <section className={styles.invoices} aria-labelledby="invoices">
      <Heading level={2} size="md" id="invoices">
        Invoices
      </Heading>
      {error !== null ? (
        <NotLoaded title="We could not load your invoices" retryLabel="Try again" onRetry={retry} />
      ) : null}
      {list === null && error === null ? <Skeleton lines={3} /> : null}
      {list === null ? null : (
        <Table
          caption={CAPTION[list.sample ? 'sample' : 'confirmed']}
          captionHidden={!list.sample || list.invoices.length === 0}
          columns={COLUMNS}
          rows={list.invoices}
          rowKey={({ number, createdAt }) => number ?? createdAt}
          narrow="cards"
          empty="No invoices yet. You get the first one with your first payment."
        />
      )}
      <FailureNotice>{action.failure}</FailureNotice>
      {hasOlder ? (
        <div>
          <Button
            variant="secondary"
            busy={action.busy}
            busyLabel="Loading…"
            onClick={() => void showOlder()}
          >
            Show older invoices
          </Button>
        </div>
      ) : null}
    </section>
  );
}
