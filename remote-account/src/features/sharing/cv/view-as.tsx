import type { Audience } from '@skora/domain';
import styles from './view-as.module.css';

export interface Viewer {
  id: string;
  label: string;
  audience: Audience;
  note: string;
}

/** Through whose eyes a player may look. A minor has Guardian as well, and Everybody sees nothing. */
export function listViewers(isAdult: boolean): readonly Viewer[] {
  const viewers: Viewer[] = [
    { id: 'me', label: 'You', audience: 'me', note: 'Everything that can be on your CV. Only you see this.' },
    { id: 'scout', label: 'Scout', audience: 'link', note: 'What somebody with one of your links sees.' },
    { id: 'coach', label: 'Coach', audience: 'coach', note: 'What a coach with a coach link sees.' },
  ];
  return isAdult
    ? [
        ...viewers,
        {
          id: 'public',
          label: 'Everybody',
          audience: 'public',
          note: 'What a public link shows, also to search engines.',
        },
      ]
    : [
        ...viewers,
        {
          id: 'guardian',
          label: 'Guardian',
          audience: 'coach',
          note: 'The most your parent or guardian agrees to: what a coach link shows.',
        },
        {
          id: 'public',
          label: 'Everybody',
          audience: 'public',
          note: 'Nothing is public while you are under 18.',
        },
      ];
}

interface ViewAsProps {
  viewers: readonly Viewer[];
  value: Viewer;
  onValueChange: (viewer: Viewer) => void;
}

/** Chooses through whose eyes the CV is shown; radio buttons, so arrow keys walk through them. */
export function ViewAs({ viewers, value, onValueChange }: ViewAsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>View as</legend>
      <div className={styles.options}>
        {viewers.map((viewer) => (
          <label key={viewer.id} className={styles.option}>
            <input
              type="radio"
              name="cv-view-as"
              value={viewer.id}
              checked={viewer.id === value.id}
              onChange={() => onValueChange(viewer)}
            />
            <span>{viewer.label}</span>
          </label>
        ))}
      </div>
      <p className={styles.note} aria-live="polite">
        {value.note}
      </p>
    </fieldset>
  );
}
