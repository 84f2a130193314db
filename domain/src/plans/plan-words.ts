import { PHASE_NAMES, type PhaseId } from './phases';

/** What a plan allows, as far as it has words here: the entitlements of the contract. */
export interface PlanLimits {
  shareLinks: number;
  cvPdf: boolean;
  clips: number;
  clipMegabytes: number;
  reelBuilder: boolean;
  /** Last phase of the curated path of which progress is saved. Everybody can read all phases. */
  programPath: PhaseId;
  showcases: boolean;
}

interface FeatureWords {
  label: string;
  /** Its value in a comparison; a boolean is shown as a sign. */
  cell: (plan: Readonly<PlanLimits>) => string | boolean;
  /** What a plan has of it, a line for each thing one can do; none when another line says it, or there is nothing to say. */
  lines: (plan: Readonly<PlanLimits>) => readonly string[];
}

function links(count: number): string {
  return count === 1 ? '1 link to your CV' : `${count} links to your CV at a time`;
}

/** Every limit in words, in the order in which pages tell them. */
export const PLAN_WORDS: Readonly<Record<keyof PlanLimits, FeatureWords>> = {
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
    label: 'Saves your steps on the program path, up to',
    cell: ({ programPath }) => PHASE_NAMES[programPath],
    lines: ({ programPath }) => [`Saves your steps on the program path up to ${PHASE_NAMES[programPath]}`],
  },
  showcases: {
    label: 'Registering for showcases',
    cell: ({ showcases }) => showcases,
    lines: ({ showcases }) =>
      showcases
        ? [
            'A place at open showcases for your age',
            'A place on the waiting list when one is full',
            'Your showcases in your calendar',
          ]
        : [],
  },
};

/** What a plan contains, a line for each thing one can do. @param keys only these limits; all by default */
export function planLines(
  limits: Readonly<PlanLimits>,
  keys: readonly (keyof PlanLimits)[] = Object.keys(PLAN_WORDS) as (keyof PlanLimits)[],
): string[] {
  return Object.entries(PLAN_WORDS).flatMap(([key, { lines }]) =>
    keys.includes(key as keyof PlanLimits) ? lines(limits) : [],
  );
}
