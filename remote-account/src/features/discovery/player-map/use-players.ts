import { useContext, useRef, useState } from 'react';
import { useRequest } from '@skora/kit';
import type { ListedPlayer } from './listed-player';
import { MapStoreContext } from './map-store';

const REST_MS = 250;

export interface FoundPlayers {
  question: string;
  players: readonly ListedPlayer[];
  /** Whether there may be more. */
  more: boolean;
}

/** Players who have all of the facets: one page, and another with each call of `showMore`. */
export function usePlayers(facets: readonly string[]) {
  const store = useContext(MapStoreContext);
  const question = facets.join('&');
  const [asked, setAsked] = useState({ question, pages: 1 });
  const pages = asked.question === question ? asked.pages : 1;
  const latest = useRef<FoundPlayers | null>(null);
  const request = useRequest<FoundPlayers>(
    `${question}#${pages}`,
    async () => {
      const before = pages > 1 && latest.current?.question === question ? latest.current.players : [];
      const found = await store.findPlayers(facets, before.at(-1)?.id);
      latest.current = { question, players: [...before, ...found.players], more: found.more };
      return latest.current;
    },
    REST_MS,
  );
  const showMore = () => setAsked({ question, pages: pages + 1 });
  return { ...request, showMore };
}
