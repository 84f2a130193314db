import type { Release } from '@skora/shared/contract';
import { fillNavigation } from '@skora/shared/navigation/fill-navigation';
import { fillSocialLinks } from '@skora/shared/utils/fill-social-links';
import type { ComposeContext } from './compose-page';
import type { Part } from './page-assets';

/** Header and footer with the links of all releases and the addresses of this site. @param region its markup */
export function fillFrame(
  { env }: Pick<ComposeContext, 'env'>,
  releases: readonly Release[],
  region: (name: Part['region']) => string,
): { header: string; footer: string } {
  const navigation = releases.flatMap(({ manifest }) => manifest.navigation);
  return {
    header: fillNavigation(region('header'), navigation),
    footer: fillSocialLinks(fillNavigation(region('footer'), navigation), env.browser.social),
  };
}
