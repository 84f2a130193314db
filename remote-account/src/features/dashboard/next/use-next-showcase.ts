import { ageAtShowcase } from '@skora/domain';
import { mapLoaded, type Loaded } from '@skora/kit';
import { useAccountFacts } from '../../../lib/player/use-account-facts';
import { useShowcases } from '../../discovery';

type Showcases = Extract<ReturnType<typeof useShowcases>, { status: 'ready' }>['value'];
export type NextShowcase = Showcases[number];

/** The next showcase a player of this age can take part in; null when none is planned. */
export function useNextShowcase(): Loaded<NextShowcase | null> {
  const facts = useAccountFacts();
  const bornOn = facts.status === 'ready' ? facts.value.bornOn : null;
  return mapLoaded(useShowcases(), (events) => {
    const fits = ({ ages, startsAt, timeZone }: NextShowcase) => {
      if (bornOn === null) return true;
      const age = ageAtShowcase(bornOn, { startsAt: startsAt.getTime(), timeZone });
      return age >= ages.min && age <= ages.max;
    };
    return events.find(fits) ?? null;
  });
}
