import { useAction } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, FailureNotice, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Choices } from '../api/notifications-api';
import { type BrowserPush, readBrowserPush, switchPushOff, switchPushOn } from './push-browser';

type Standing = Choices['push']['standing'];

const WHAT =
  'A short line on this device, such as “A coach has answered”. It says nothing about you, and none comes between 21:00 and 08:00.';

/** What a player reads who cannot switch pushes on here. */
function reasonAgainst(standing: Standing, browser: BrowserPush): ReactNode {
  if (standing === 'guardian') return <AskGuardian />;
  if (standing === 'closed') return 'Your account has to be open first.';
  if (browser === 'unsupported') {
    return 'This browser does not offer it. On an iPhone or iPad, add SKORA to the home screen first and open it from there.';
  }
  if (browser === 'denied') {
    return 'Your browser forbids it. Allow notifications for this site in the settings of your browser, then load this page again.';
  }
  return null;
}

/** Under 18 the agreement is the parent's to give, at home and unasked: a page that asks by mail would be a way to nag. */
function AskGuardian() {
  return (
    <>
      Your parent or guardian has not agreed to messages on your phone or computer. Under 18 they have to
      agree first. Ask them to log in to their parent account and to open your name under “Your family”: they
      decide there, under “Messages on devices”. If nobody is linked with you yet, invite them under{' '}
      <TextLink component={Link} to={paths.accountSecurity()}>
        Account and security
      </TextLink>
      . Until then we tell you here and by the weekly email.
    </>
  );
}

interface DeviceSwitchProps {
  publicKey: string;
  standing: Standing;
}

function DeviceSwitch({ publicKey, standing }: DeviceSwitchProps) {
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const { busy, failure, run } = useAction();
  useEffect(() => {
    let current = true;
    readBrowserPush(standing).then(
      (found) => current && setBrowser(found),
      () => current && setBrowser('unsupported'),
    );
    return () => {
      current = false;
    };
  }, [standing]);
  if (browser === null) return null;
  const reason = browser === 'on' ? null : reasonAgainst(standing, browser);
  const change = () =>
    run(async () => setBrowser(await (browser === 'on' ? switchPushOff() : switchPushOn(publicKey))));
  return (
    <Stack gap={3} component="section" aria-labelledby="this-device">
      <Heading level={3} size="sm" id="this-device">
        On this device
      </Heading>
      <Text size="small" tone="muted">
        {reason ?? WHAT}
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      {reason === null ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel="One moment…"
            onClick={() => void change()}
          >
            {browser === 'on' ? 'Switch messages off' : 'Switch messages on'}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** Messages on this device; nothing where the operator has not set them up. */
export function PushSection({ push: { publicKey, standing } }: Pick<Choices, 'push'>) {
  return publicKey === null ? null : <DeviceSwitch publicKey={publicKey} standing={standing} />;
}
