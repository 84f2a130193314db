import { FindPage } from '../features/not-found/find-page';
import styles from '../features/not-found/not-found-page.module.css';
import { OffsidePitch } from '../features/not-found/offside-pitch';

/** The search of the not-found page, for a page that another remote does not show to everybody. */
export default function FindPagePart() {
  return (
    <div className={styles.part}>
      <FindPage />
      <OffsidePitch />
    </div>
  );
}
