import { useFieldControl } from '@skora/shared/ui/forms';
import styles from './clip-editor.module.css';

/** The browser's own choice of a file, inside a `Field`. */
export function FileInput({ accept, onFile }: { accept: string; onFile: (file: File | null) => void }) {
  const wiring = useFieldControl({});
  return (
    <input
      {...wiring}
      type="file"
      accept={accept}
      className={styles.file}
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
  );
}
