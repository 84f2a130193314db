import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { useNavigate } from '@skora/shared/router';
import { signOut } from '@skora/shared/session';
import { Icon } from '@skora/shared/ui';

/** Signs out and leads to the login page; when that fails the player stays, and a toast has said so. */
export function LogoutButton({ className }: { className?: string }) {
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
    <button type="button" className={className} disabled={leaving} onClick={() => void leave()}>
      <Icon name="logout" />
      Logout
    </button>
  );
}
