import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from '@skora/shared/router';
import { useProfilePicture, type SessionUser, signOut } from '@skora/shared/session';
import { Avatar, Icon } from '@skora/shared/ui';
import { NavigationLink } from '../../../lib/navigation/navigation-link';
import { useVisibleEntries } from '../../../lib/navigation/use-visible-entries';
import buttonStyles from './account-button.module.css';
import styles from './account-menu.module.css';
import { greetingName } from './greeting-name';
import { useAccountMenu } from './use-account-menu';
import { paths } from '@skora/shared/contract';

/** Signs out and leads to the login page; when that fails the player stays, and a toast has said so. */
function LogoutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const left = await signOut();
    setLeaving(false);
    // The host has already left a protected page by now: no second entry in the history.
    if (left && window.location.pathname !== paths.login()) navigate(paths.login());
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={leaving}
      onClick={() => leaving || void leave()}
    >
      <Icon name="logout" />
      Logout
    </button>
  );
}

/** Greeting and picture of the player; opens the list of the account's pages. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { root, button, list, open, setOpen, onKeyDown, onBlur } = useAccountMenu();
  const listId = useId();
  const picture = useProfilePicture();
  const entries = useVisibleEntries('account');
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key, setOpen]);
  return (
    // Keys and blur bubble up from the button and the entries; the container itself is no control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={buttonStyles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Avatar size="sm" src={picture} alt="" />
        <span className={styles.greeting}>
          Hi, <bdi>{greetingName(user.displayName)}</bdi>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul ref={list} id={listId} className={styles.list} hidden={!open}>
        {entries.map((entry) => (
          <li key={`${entry.to} ${entry.label}`}>
            <NavigationLink entry={entry} className={styles.entry} />
          </li>
        ))}
        <li className={styles.last}>
          <LogoutButton className={styles.entry} />
        </li>
      </ul>
    </div>
  );
}
