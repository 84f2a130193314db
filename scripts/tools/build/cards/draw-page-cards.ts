import type { DrawCards } from '@skora/remote-tools/build';
import { generatedPath } from '@skora/scripts-lib/workspace';
import { cardTexts } from './card-text';
import { drawCards } from './draw-cards';

/** Draws the cards of a remote's public pages; those of the same words are kept. */
export const drawPageCards: DrawCards = (manifest, pages, folder) =>
  drawCards({ texts: cardTexts(manifest, pages), folder, cache: generatedPath('cache/cards') });
