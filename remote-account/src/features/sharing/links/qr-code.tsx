import { encode } from 'uqr';
import styles from './sharing.module.css';

/** An address as a QR code, dark on light whatever the page looks like: scanners expect it. */
export function QrCode({ address, label }: { address: string; label: string }) {
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
