import { PLAYER_JOURNEYS } from '../../fixtures/visitor/journeys/player-journeys';
import { PUBLIC_JOURNEYS } from '../../fixtures/visitor/journeys/public-journeys';
import { PlaywrightVisitor } from '../../fixtures/visitor/playwright-visitor';
import { test } from '../../fixtures/test';

for (const { title, walk } of [...PUBLIC_JOURNEYS, ...PLAYER_JOURNEYS]) {
  test(title, ({ page, makePlayer, makeNewcomer }) =>
    walk(new PlaywrightVisitor(page), { player: makePlayer, newcomer: makeNewcomer }),
  );
}
