import { allLoaded } from '@skora/kit';
import { landingPage } from '@skora/shared/contract';
import { Navigate } from '@skora/shared/router';
import { useAccountStatus } from '@skora/shared/session';
import { Welcome } from '../features/onboarding/welcome';
import { usePlayerRecord } from '../features/record/use-player-record';
import { PageGate } from '../lib/documents/page-gate';
import { useAccountFacts } from '../lib/player/use-account-facts';

export default function WelcomePage() {
  const status = useAccountStatus();
  const loaded = allLoaded({ record: usePlayerRecord(), facts: useAccountFacts() });
  // Nothing can be saved yet: the page of the account says what it waits for.
  if (status === 'pending-guardian' || status === 'incomplete') {
    return <Navigate to={landingPage({ status })} replace />;
  }
  return (
    <PageGate loaded={loaded} title="Your first steps" what="your first steps">
      {({ record, facts }) => (
        <Welcome
          record={record}
          adult={facts.adult}
          registeredAsMinor={facts.registeredAsMinor}
          measuresFrom={facts.measuresFrom}
        />
      )}
    </PageGate>
  );
}
