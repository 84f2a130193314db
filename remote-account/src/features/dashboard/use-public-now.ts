import { useState } from 'react';
import { countryName } from '@skora/domain';
import { useAction, useRequest } from '@skora/kit';
import { leaveMap, readMapEntry } from '../discovery';
import { announce } from '@skora/shared/events';
import { lookUp } from '@skora/shared/utils';
import { endLink, readSharing, type Sharing } from '../sharing';

export interface Shown {
  id: string;
  what: string;
  who: string;
  /** On the button that ends it. */
  action: string;
  /** Another link, which the plan had no room for, is shown in its place then. */
  wakesAnother: boolean;
  end: () => Promise<unknown>;
}

const WHO = {
  public: 'Everybody, including search engines',
  link: 'Anyone with the link',
  coach: 'Coaches with the link',
} as const;

export function usePublicNow() {
  const [round, setRound] = useState(0);
  const sharing = useRequest(`links-${round}`, readSharing);
  const map = useRequest(`map-${round}`, readMapEntry);
  const { busy, failure, run } = useAction();
  const entry = map.value?.entry;
  const hasAsleep = (sharing.value?.links ?? []).some(({ state }) => state === 'asleep');
  const linksThatAre = (wanted: Sharing['links'][number]['state']): Shown[] =>
    (sharing.value?.links ?? [])
      .filter(({ state }) => state === wanted)
      .map(({ id, label, audience }) => ({
        id,
        what: `Your CV by the link “${label}”`,
        who: lookUp(WHO, audience, ''),
        action: 'Stop showing',
        wakesAnother: wanted === 'live' && hasAsleep,
        end: () => endLink(id),
      }));
  const shown: Shown[] = [
    ...linksThatAre('live'),
    ...(entry
      ? [
          {
            id: 'map',
            what: `Your place on the player map, near ${entry.city}, ${countryName(entry.country)}`,
            who: 'Everybody who is logged in',
            action: 'Leave the map',
            wakesAnother: false,
            end: leaveMap,
          },
        ]
      : []),
  ];
  const refresh = () => setRound(round + 1);
  return {
    /** Null while it is not known. */
    shown: sharing.value && map.value ? shown : null,
    /** All that has to end so that nothing is shown. A sleeping link goes first: it wakes when a newer one ends. */
    everything: [...linksThatAre('asleep'), ...shown],
    unknown: (sharing.value === null && sharing.error !== null) || (map.value === null && map.error !== null),
    sharing,
    refresh,
    busy,
    failure,
    /** Ends these, one after the other. */
    end: (some: readonly Shown[]) =>
      run(async () => {
        try {
          for (const { end } of some) await end();
          announce(`No longer shown: ${some.map(({ what }) => what).join('; ')}.`);
        } finally {
          refresh();
        }
      }),
  };
}
