import { useEffect, useId } from 'react';
import { useLocation } from '@skora/shared/router';
import { useProfilePicture, type SessionUser } from '@skora/shared/session';
import { Avatar, Icon } from '@skora/shared/ui';
import { NavigationLink } from '../../../lib/navigation/navigation-link';
import { useVisibleEntries } from '../../../lib/navigation/use-visible-entries';
import buttonStyles from './account-button.module.css';
import styles from './account-menu.module.css';
import { greetingName } from './greeting-name';
import { LogoutButton } from './logout-button';
import { useAccountMenu } from './use-account-menu';

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
        <span className={buttonStyles.greeting}>
          Hi, <bdi>{greetingName(user.displayName)}</bdi>
        </span>
        <Icon name="chevron-down" className={buttonStyles.chevron} />
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
