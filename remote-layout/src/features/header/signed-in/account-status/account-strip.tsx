import { useRef, useState } from 'react';
import { Link, useLocation } from '@skora/shared/router';
import { useAccountStatus, useSession } from '@skora/shared/session';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { Icon, IconButton, TextLink } from '@skora/shared/ui';
import { useScrollClearance } from '../../../../lib/floating/use-scroll-clearance';
import styles from './account-strip.module.css';
import { type Strip, stripFor } from './strips';

/** Whether this player put this strip away in this browser session. */
function isStripDismissed(uid: string, text: string): boolean {
  return tabStorage.read(TAB_KEYS.accountStripDismissed) === `${uid} ${text}`;
}

/** Puts a strip away until the browser session ends. */
function dismissStrip(uid: string, text: string): void {
  tabStorage.write(TAB_KEYS.accountStripDismissed, `${uid} ${text}`);
}

function StripLine({ uid, strip: { icon, text, action, to } }: { uid: string; strip: Strip }) {
  const [dismissed, setDismissed] = useState(() => isStripDismissed(uid, text));
  const { pathname } = useLocation();
  const line = useRef<HTMLElement>(null);
  useScrollClearance(line);
  // On the page that settles it the strip would say what the page says.
  if (dismissed || to.replace(/#.*/, '') === pathname) return null;
  const dismiss = () => {
    dismissStrip(uid, text);
    setDismissed(true);
  };
  return (
    <aside ref={line} className={styles.strip} aria-label="Your account">
      <Icon name={icon} className={styles.icon} />
      <p>
        <span>{text}</span>{' '}
        <TextLink component={Link} to={to} className={styles.link}>
          {action}
        </TextLink>
      </p>
      <IconButton icon="close" label="Dismiss" onClick={dismiss} />
    </aside>
  );
}

/** A calm line for players whose account waits for something. Floats, so that its arrival moves nothing. */
export function AccountStrip() {
  const session = useSession();
  const status = useAccountStatus();
  if (session.status !== 'signed-in') return null;
  const { uid } = session.user;
  const strip = stripFor(status, session.user);
  return strip && <StripLine key={`${uid} ${strip.text}`} uid={uid} strip={strip} />;
}
