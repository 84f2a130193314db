import { useState } from 'react';
import { readConfig } from '@skora/shared/config';
import { useHydrated } from '@skora/shared/remote';
import { Button, Stack, Text } from '@skora/shared/ui';
import styles from './google-button.module.css';
import { loadLeaveForGoogle } from './load-google';

/** Goes to Google's page and back; there only where the site is configured for it. */
export function GoogleButton() {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!hydrated || !readConfig().googleSignIn) return null;

  const leave = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { leaveForGoogle } = await loadLeaveForGoogle();
      leaveForGoogle();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Stack gap={5}>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <Button
        variant="secondary"
        size="lg"
        block
        busy={busy}
        busyLabel="Going to Google…"
        onClick={() => void leave()}
      >
        Continue with Google
      </Button>
      {failed ? (
        <Text size="small" tone="muted" role="status">
          We could not reach Google. Use your email and password, or try again later.
        </Text>
      ) : null}
    </Stack>
  );
}
