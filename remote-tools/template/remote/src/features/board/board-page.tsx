import { emitEvent, showToast } from '@skora/shared/events';
import { useSession } from '@skora/shared/session';
import { Button, Container, ErrorState, PageHeader, Skeleton, Stack, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { useCountry } from './use-country';

declare module '@skora/shared/events' {
  interface EventMap {
    /** A player asked to be told about this part. */
    'newcomer:interest-told': { country: string };
  }
}

function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

/** A page for players who are signed in; the host sends everybody else to the login first. */
export function BoardPage() {
  const session = useSession();
  const { country, retry } = useCountry();
  const [told, setTold] = useState(false);
  const name = session.status === 'signed-in' ? session.user.displayName : null;

  const tell = (code: string) => {
    emitEvent('newcomer:interest-told', { country: code });
    showToast('success', 'Thank you. We noted your interest.');
    setTold(true);
  };

  return (
    <Container>
      <PageHeader title={name ? `Hello, ${name}` : 'Your board'} lead="Only you see this page." />
      {country.status === 'loading' ? <Skeleton /> : null}
      {country.status === 'failed' ? (
        <ErrorState title="We could not find out where you are" onRetry={retry}>
          Check your connection and try again.
        </ErrorState>
      ) : null}
      {country.status === 'ready' ? (
        <Stack>
          <Text>You are visiting from {countryName(country.code)}.</Text>
          <Button disabled={told} onClick={() => tell(country.code)}>
            {told ? 'Your interest is noted' : 'I want this here'}
          </Button>
        </Stack>
      ) : null}
    </Container>
  );
}
