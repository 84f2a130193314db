import type { EntitlementKey, Entitlements } from '@skora/shared/contract';

interface FeatureWords {
  label: string;
  /** Its value in the comparison; a boolean is shown as a sign. */
  cell: (plan: Readonly<Entitlements>) => string | boolean;
  /** What a plan has of it, a line for each thing one can do; none when another line says it, or there is nothing to say. */
  lines: (plan: Readonly<Entitlements>) => readonly string[];
}

const PATH_NAMES: Readonly<Record<Entitlements['programPath'], string>> = {
  foundation: 'Foundation',
  amateur: 'Amateur',
  'semi-pro': 'Semi-Pro',
  pro: 'Pro',
};

function links(count: number): string {
  return count === 1 ? '1 link to your CV' : `${count} links to your CV at a time`;
}

/** Every entitlement in words, in the order in which a page tells them. The values are the contract's. */
export const FEATURE_WORDS: Readonly<Record<EntitlementKey, FeatureWords>> = {
  cvPdf: {
    label: 'CV as a one-page PDF',
    cell: ({ cvPdf }) => cvPdf,
    lines: ({ cvPdf }) => (cvPdf ? ['Your CV as a one-page PDF'] : []),
  },
  shareLinks: {
    label: 'Links to your CV at a time',
    cell: ({ shareLinks }) => String(shareLinks),
    lines: ({ shareLinks }) => [links(shareLinks)],
  },
  clips: {
    label: 'Clips',
    cell: ({ clips }) => String(clips),
    lines: ({ clips, clipMegabytes }) => [`${clips} clips, up to ${clipMegabytes} MB each`],
  },
  clipMegabytes: {
    label: 'Size of a clip',
    cell: ({ clipMegabytes }) => `${clipMegabytes} MB`,
    lines: () => [],
  },
  reelBuilder: {
    label: 'Reel builder',
    cell: ({ reelBuilder }) => reelBuilder,
    lines: ({ reelBuilder }) => (reelBuilder ? ['Reel builder: order and trim your clips'] : []),
  },
  programPath: {
    label: 'Curated program path up to',
    cell: ({ programPath }) => PATH_NAMES[programPath],
    lines: ({ programPath }) => [`The program path up to ${PATH_NAMES[programPath]}`],
  },
  showcases: {
    label: 'Showcase schedule',
    cell: ({ showcases }) => showcases,
    lines: ({ showcases }) =>
      showcases
        ? [
            'A place at any showcase that is not full',
            'A place on the waiting list when a showcase is full',
            'Your showcases in your calendar',
          ]
        : [],
  },
};

/** The entitlements in the order in which a page tells them. */
export const FEATURE_KEYS = Object.keys(FEATURE_WORDS) as EntitlementKey[];
