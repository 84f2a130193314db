import { ENTITLEMENTS, type Entitlements, type Tier } from '@skora/shared/contract';

const PATHS: Readonly<Record<Entitlements['programPath'], string>> = {
  foundation: 'Foundation',
  amateur: 'Amateur',
  'semi-pro': 'Semi-Pro',
  pro: 'Pro',
};

function links(count: number): string {
  return count === 1 ? '1 link to your CV' : `${count} links to your CV at a time`;
}

/** What a tier has, as lines; numbers are the contract's. */
export function listContents(tier: Tier): string[] {
  const has = ENTITLEMENTS[tier];
  return [
    links(has.shareLinks),
    `${has.clips} clips, up to ${has.clipMegabytes} MB each`,
    `The program path up to ${PATHS[has.programPath]}`,
    ...(has.cvPdf ? ['Your CV as a one-page PDF'] : []),
    ...(has.reelBuilder ? ['Reel builder'] : []),
    ...(has.showcases ? ['Showcase schedule with registration'] : []),
  ];
}

export function lostBetween(from: Tier, to: Tier): string[] {
  const kept = listContents(to);
  return listContents(from).filter((line) => !kept.includes(line));
}
