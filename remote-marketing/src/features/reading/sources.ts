interface Source {
  /** What it is, in words a reader understands. */
  label: string;
  href: string;
}

/** Everything the pages cite, by key. Last read on 21 November 2026. */
export const SOURCES = {
  recruiterProfile: {
    label: 'What a recruiter looks for in a profile (Brava)',
    href: 'https://bravamade.com/research/profile/',
  },
  fourCorners: {
    label: 'The FA four corner model (England Football Learning)',
    href: 'https://learn.englandfootball.com/articles/resources/2022/the-fa-4-corner-model',
  },
  eppp: {
    label: 'Elite Player Performance Plan (Premier League)',
    href: 'https://www.premierleague.com/youth/EPPP',
  },
  individualPlan: {
    label: 'Individual plans of academy players (Premier League)',
    href: 'https://www.premierleague.com/news/2920464',
  },
  academyTests: {
    label: 'Fitness testing three times a year (Everton academy)',
    href: 'https://www.evertonfc.com/content/club/academy/pear/performance-analysis/fitness-testing',
  },
  test505: {
    label: 'Reliability of a modified 505 test (Teesside University)',
    href: 'https://research.tees.ac.uk/en/publications/the-reliability-of-a-modified-505-test-and-change-of-direction-de',
  },
  yoyoReliability: {
    label: 'Yo-Yo IR1 in youth players: reliability (PMC4314606)',
    href: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC4314606/',
  },
  jumpSystems: {
    label: 'Ways of measuring a jump compared (Asian Journal of Sports Medicine)',
    href: 'https://brieflands.com/articles/asjsm-12921',
  },
  motorTests: {
    label: 'Motor tests of 14,178 German under-12 players (PMC5555567)',
    href: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5555567/',
  },
  baseRates: {
    label: 'From regional programme to academy level: 13,869 players (Frontiers)',
    href: 'https://www.frontiersin.org/articles/10.3389/fspor.2021.638227',
  },
  maturity: {
    label: 'Maturity, birth quarter and test performance (Sports)',
    href: 'https://www.mdpi.com/2075-4663/9/12/171',
  },
  maturityMethods: {
    label: 'Agreement of maturity estimates',
    href: 'https://doi.org/10.1177/17479541211020418',
  },
  maturityOffset: {
    label: 'Limits of the maturity offset (Sports Medicine)',
    href: 'https://doi.org/10.1007/s40279-017-0750-y',
  },
  acwrDismissed: {
    label: 'Acute:chronic workload ratio: time to dismiss it (Sports Medicine)',
    href: 'https://doi.org/10.1007/s40279-020-01378-6',
  },
  loadEvidence: {
    label: 'Training load and injury: the evidence (PMC7534938)',
    href: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC7534938/',
  },
  rpeYouth: {
    label: 'Perceived exertion in U15 to U19 players (Open Sports Sciences Journal)',
    href: 'https://opensportssciencesjournal.com/VOLUME/15/ELOCATOR/e1875399X2207220',
  },
  bodyComposition: {
    label: 'Body composition, health and performance (British Journal of Sports Medicine)',
    href: 'https://bjsm.bmj.com/content/47/16/1012',
  },
  sprintAge: {
    label: 'Sprint speed from under 16 to 35, n = 474',
    href: 'https://content.sciendo.com/view/journals/bhk/8/1/article-p103.xml',
  },
  keeperTests: {
    label: 'Validated goalkeeper tests (JSSM)',
    href: 'https://www.jssm.org/hf.php?id=jssm-15-516.xml',
  },
  clipAdvice: {
    label: 'Creating highlight videos (Trace)',
    href: 'https://traceup.com/6-tips-for-creating-soccer-highlight-videos-for-college-recruiters',
  },
  photosOfChildren: {
    label: 'Photographing children (The FA)',
    href: 'https://help.thefa.com/support/solutions/articles/7000066595',
  },
  fakeAgents: {
    label: 'Eight ways to recognise a fake agent (FIFPRO)',
    href: 'https://fifpro.org/fr/droits/faux-agents/huit-moyens-de-reperer-un-faux-agent',
  },
  minorsAbroad: {
    label: 'Protection of minors in international transfers (Brabners)',
    href: 'https://www.brabners.com/blogs/protection-minors-international-transfers-guide-fifa-regulations-status-and-transfer-players',
  },
  agentsMinors: {
    label: 'When an agent may approach a minor (FIFA agent institute)',
    href: 'https://fifa.sportsagentinstitute.com/en/resource/can-a-football-agent-represent-a-minor',
  },
} as const satisfies Record<string, Source>;

/** Key of a source. */
export type SourceKey = keyof typeof SOURCES;
