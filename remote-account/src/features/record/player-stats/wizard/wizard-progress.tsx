import styles from './wizard-progress.module.css';

interface WizardProgressProps {
  pages: readonly { id: string; title: string }[];
  current: string;
  onPage: (id: string) => void;
}

/** Where one is in the wizard; every page may be opened at any time, because all of it is optional. */
export function WizardProgress({ pages, current, onPage }: WizardProgressProps) {
  return (
    <ol className={styles.progress} aria-label="Steps">
      {pages.map(({ id, title }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.page}
            aria-current={id === current ? 'step' : undefined}
            onClick={() => onPage(id)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
