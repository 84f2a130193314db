import { classNames } from '../lib/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './form-strip.module.css';

export type MatchResult = 'W' | 'D' | 'L';

/** Props of {@link FormStrip}. */
interface FormStripProps {
  /** What the strip shows, for example "Last five matches". */
  label: string;
  /** Oldest first; `detail` such as "2–1 against Northfield Rovers U17". */
  matches: readonly { id: string; result: MatchResult; detail: string }[];
  className?: string;
}

const results = {
  W: { name: 'Win', className: styles.win },
  D: { name: 'Draw', className: styles.draw },
  L: { name: 'Loss', className: styles.loss },
} as const;

/** Recent results in a row. Letter, height and fill differ, so colour carries nothing alone. */
export function FormStrip({ label, matches, className }: FormStripProps) {
  return (
    <ol className={classNames(styles.strip, className)} aria-label={label}>
      {matches.map(({ id, result, detail }) => (
        <li key={id} className={classNames(styles.match, results[result].className)} title={detail}>
          <span aria-hidden="true">{result}</span>
          <VisuallyHidden>
            {results[result].name}: {detail}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
