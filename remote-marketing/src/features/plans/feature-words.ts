import type { EntitlementKey, Entitlements } from '@skora/shared/contract';

/** How one entitlement reads. */
interface FeatureWords {
  /** Its row in the comparison. */
  label: string;
  /** Its value in the comparison; a boolean is shown as a sign. */
  cell: (plan: Readonly<Entitlements>) => string | boolean;
  /** What a plan has of it, as one line; `null` when another line says it, or there is nothing to say. */
  line: (plan: Readonly<Entitlements>) => string | null;
}

const PATH_NAMES: Readonly<Record<Entitlements['programPath'], string>> = {
  foundation: 'Foundation',
  amateur: 'Amateur',
  'semi-pro': 'Semi-Pro',
  pro: 'Pro',
};

function links(count: number): string {
  return count === 1 ? '1 share link of your CV' : `${count} share links of your CV at a time`;
}

/** Every entitlement in words, in the order in which a page tells them. The values are the contract's. */
export const FEATURE_WORDS: Readonly<Record<EntitlementKey, FeatureWords>> = {
  cvPdf: {
    label: 'CV as a one-page PDF',
    cell: ({ cvPdf }) => cvPdf,
    line: ({ cvPdf }) => (cvPdf ? 'Your CV as a one-page PDF' : null),
  },
  shareLinks: {
    label: 'Share links of your CV at a time',
    cell: ({ shareLinks }) => String(shareLinks),
    line: ({ shareLinks }) => links(shareLinks),
  },
  clips: {
    label: 'Clips',
    cell: ({ clips }) => String(clips),
    line: ({ clips, clipMegabytes }) => `${clips} clips, up to ${clipMegabytes} MB each`,
  },
  clipMegabytes: {
    label: 'Size of a clip',
    cell: ({ clipMegabytes }) => `${clipMegabytes} MB`,
    line: () => null,
  },
  reelBuilder: {
    label: 'Reel builder',
    cell: ({ reelBuilder }) => reelBuilder,
    line: ({ reelBuilder }) => (reelBuilder ? 'Reel builder: order and trim your clips' : null),
  },
  programPath: {
    label: 'Curated program path up to',
    cell: ({ programPath }) => PATH_NAMES[programPath],
    line: ({ programPath }) => `The program path up to ${PATH_NAMES[programPath]}`,
  },
  showcases: {
    label: 'Showcase schedule',
    cell: ({ showcases }) => showcases,
    line: ({ showcases }) => (showcases ? 'Showcase schedule: places, waiting list, calendar entries' : null),
  },
};

/** The entitlements in the order in which a page tells them. */
export const FEATURE_KEYS = Object.keys(FEATURE_WORDS) as EntitlementKey[];
