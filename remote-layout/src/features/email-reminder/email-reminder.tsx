import { useState } from 'react';
import { useSession } from '@skora/shared/session';
import { Icon, IconButton } from '@skora/shared/ui';
import styles from './email-reminder.module.css';
import { dismissReminder, isReminderDismissed } from './reminder-dismissal';

function Reminder({ uid }: { uid: string }) {
  const [dismissed, setDismissed] = useState(() => isReminderDismissed(uid));
  if (dismissed) return null;
  const dismiss = () => {
    dismissReminder(uid);
    setDismissed(true);
  };
  return (
    <aside className={styles.reminder} aria-label="E-mail confirmation">
      <Icon name="mail" className={styles.icon} />
      <p>Please confirm your e-mail: we sent you a link.</p>
      <IconButton icon="close" label="Dismiss" size="sm" onClick={dismiss} />
    </aside>
  );
}

/** A calm line for players who have not confirmed their address. Floats, so that its arrival moves nothing. */
export function EmailReminder() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.emailVerified) return null;
  return <Reminder key={session.user.uid} uid={session.user.uid} />;
}
