import { useAccountRole } from '@skora/shared/session';
import { Button, Text } from '@skora/shared/ui';
import styles from '../section/account-security.module.css';
import { PlanGoesOn } from './plan-goes-on';

const GOES = [
  'Your login: name, email and password.',
  'Your profile, with picture, clips and everything you wrote.',
  'All stats and weekly stats, and your path.',
  'The links to your CV, and your places on the player map and at showcases.',
  'What you asked coaches to confirm, and what they answered.',
  'Contact requests about you, and those you wrote.',
  'Your plan, if you have one, your messages to us, and your entry in the newsletter list.',
  'What we know about your parent or guardian.',
];

/** What goes with the account of a parent. The child's account stays as it is. */
const GOES_OF_PARENTS = [
  'Your login: name, email and password.',
  'Links by invitation between you and your child.',
  'Contact requests you wrote, your messages to us, and your entry in the newsletter list.',
];

function ParentsOffer({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <Text tone="muted">This is what we delete, 7 days after you ask us to:</Text>
      <ul className={styles.goes}>
        {GOES_OF_PARENTS.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text tone="muted">
        The account of your child stays, and so does what you agreed to: the links in our emails keep working,
        and you can withdraw with them. Within the 7 days you can keep your account with one press.
      </Text>
      <PlanGoesOn />
      <div>
        <Button variant="danger" onClick={onAsk}>
          Delete my account
        </Button>
      </div>
    </>
  );
}

export function DeletionOffer({ onAsk }: { onAsk: () => void }) {
  const isGuardian = useAccountRole() === 'guardian';
  if (isGuardian) return <ParentsOffer onAsk={onAsk} />;
  return (
    <>
      <Text tone="muted">This is what we delete, 7 days after you ask us to:</Text>
      <ul className={styles.goes}>
        {GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text tone="muted">
        A contact request that somebody has reported stays for up to a year. If it is about you, we remove
        your name, account and link from it. Stripe keeps what tax law requires about payments.
      </Text>
      <Text tone="muted">
        From the moment you ask, nobody else sees your clips or the CVs you shared, you leave the player map,
        and your places at showcases go to other players. Within the 7 days you can keep your account with one
        press: your clips and CVs are back, and you can join the map again. After that nobody can bring it
        back, not even us. Download your data first if you want to keep it.
      </Text>
      <div>
        <Button variant="danger" onClick={onAsk}>
          Delete my account
        </Button>
      </div>
    </>
  );
}
