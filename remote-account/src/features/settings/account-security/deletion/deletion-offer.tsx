import { Button, Text } from '@skora/shared/ui';
import styles from '../section/account-security.module.css';

const GOES = [
  'Your log-in: name, e-mail and password.',
  'Your profile, with picture, positions and everything you wrote.',
  'All stats and weekly stats.',
  'Your plan, if you have one, and your entry in the newsletter list.',
  'What we know about your parent or guardian.',
];

export function DeletionOffer({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <Text tone="muted">This is what goes, 7 days after you ask for it:</Text>
      <ul className={styles.goes}>
        {GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text tone="muted">
        Nobody else sees your clips or the CVs you shared from the moment you ask, and you leave the player
        map. Within the 7 days you can keep your account with one press: clips and CVs are back, and you can
        join the map again. After that nobody can bring it back, not even we. Download your data first if you
        want to keep it.
      </Text>
      <div>
        <Button variant="danger" onClick={onAsk}>
          Delete my account
        </Button>
      </div>
    </>
  );
}
