import { useState } from 'react';
import { landingPage } from '@skora/shared/contract';
import { Navigate, useSearchParams } from '@skora/shared/router';
import { useAccountRole } from '@skora/shared/session';
import type { PlayerRecord } from '../record';
import { CvStep } from './cv/cv-step';
import { firstOpenStep, parseStep, type FirstStep } from './frame/first-steps';
import { NumberStep } from './number/number-step';
import { PositionStep } from './position-step';

interface WelcomeProps {
  record: PlayerRecord;
  adult: boolean;
  registeredAsMinor: boolean;
  /** First day a test can have been measured on, `YYYY-MM-DD`. */
  measuresFrom: string;
}

/** The three first steps. Each has an address, so that back, reload and another device work. */
export function Welcome({ record, adult, registeredAsMinor, measuresFrom }: WelcomeProps) {
  const role = useAccountRole();
  const [parameters, setParameters] = useSearchParams();
  const asked = parseStep(parameters.get('step'));
  const [found] = useState(() => firstOpenStep(record));
  const step = asked ?? found;
  // There is nothing to do here: who comes back with everything entered begins on the page for every day.
  if (role === 'guardian' || step === null) return <Navigate to={landingPage({ role })} replace />;
  const open = (next: FirstStep) => setParameters({ step: next });
  switch (step) {
    case 'position':
      return <PositionStep profile={record.profile} onNext={() => open('number')} />;
    case 'number':
      return (
        <NumberStep
          record={record}
          measuresFrom={measuresFrom}
          onBack={() => open('position')}
          onNext={() => open('cv')}
        />
      );
    default:
      return (
        <CvStep
          record={record}
          adult={adult}
          registeredAsMinor={registeredAsMinor}
          onBack={() => open('number')}
        />
      );
  }
}
