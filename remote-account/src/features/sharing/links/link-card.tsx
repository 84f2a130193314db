import { formatDay, wholeDates } from '@skora/domain';
import { Badge, Button, Card, Cluster, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { useEffect, useRef } from 'react';
import { useAction } from '@skora/kit';
import { encode } from 'uqr';
import { saveFile } from '../../../lib/save-file';
import { readCvPdf, type ShareLink } from './links-api';
import { audienceLabel } from './audience-words';
import { CopyField } from './copy-field';
import { EndLink } from './end-link';
import styles from './sharing.module.css';
import { viewsSentence } from './views-sentence';

interface LinkCardProps {
  link: ShareLink;
  /** Whether the plan has the CV as a PDF. */
  pdf: boolean;
  /** Whether a sleeping link wakes when this one ends. */
  wakesAnother: boolean;
  onEnded: () => void;
  /** A new link takes the focus. */
  takesFocus: boolean;
}

export function LinkCard({ link, pdf, wakesAnother, onEnded, takesFocus }: LinkCardProps) {
  const { id, label, audience, path, expiresAt, views } = link;
  const who = audienceLabel(audience);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const download = useAction();
  const address = new URL(path ?? '/', location.origin).href;
  const save = () =>
    void download.run(async () => saveFile('skora-cv.pdf', await readCvPdf(id), 'application/pdf'));
  return (
    <Card component="li" tone="outline" className={styles.card}>
      <Stack gap={1}>
        <Heading ref={heading} level={3} size="sm" tabIndex={-1} className={styles.name}>
          {label}
        </Heading>
        <Cluster gap={2}>
          {who === null ? null : <Badge>{who}</Badge>}
          {audience === 'public' ? <Badge tone="warning">Search engines may list it</Badge> : null}
          <Text size="small" tone="muted">
            Works until {wholeDates(formatDay(new Date(expiresAt)))}
          </Text>
        </Cluster>
      </Stack>
      <CopyField id={`address-${id}`} address={address} />
      <Text size="small" tone="muted">
        {viewsSentence(views)}
      </Text>
      <details className={styles.code}>
        <summary>QR code</summary>
        <QrCode address={address} label={`QR code of the link ${label}`} />
      </details>
      <div className={styles.buttons}>
        {pdf ? (
          <Button variant="secondary" busy={download.busy} busyLabel="Preparing…" onClick={save}>
            Download as PDF
          </Button>
        ) : null}
        <EndLink id={id} onEnded={onEnded}>
          The link and its QR code stop working for everybody. A PDF that somebody has saved stays with them.
          {wakesAnother ? ' A link of yours that is asleep wakes then.' : ''}
        </EndLink>
      </div>
      {download.failure ? (
        <Notice tone="danger" live="assertive" title="That did not work">
          {download.failure}
        </Notice>
      ) : null}
    </Card>
  );
}

/** An address as a QR code, dark on light whatever the page looks like: scanners expect it. */
function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.qrPaper} width={size} height={size} />
      <path className={styles.qrInk} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
