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
    label: 'Yo-Yo IR1 of 36 high-level Belgian youth players, with its reliability (PMC4314606)',
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
    label: 'Sprint speed from 9 to 35 years, n = 474',
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
  percentileMethod: {
    label: 'How benchmarks are built: anchors, interpolation, group size (PlayerFocus)',
    href: 'https://playerfocus.ca/standard/benchmarks',
  },
  jumpEngland: {
    label: 'Countermovement jump of 1,845 English children from 10 to 15 years (Taylor 2010)',
    href: 'https://pubmed.ncbi.nlm.nih.gov/20496221/',
  },
  womenEngland: {
    label: 'Reference values of 479 female players in English football (University of Birmingham)',
    href: 'https://research.birmingham.ac.uk/en/publications/reference-values-for-performance-test-outcomes-relevant-to-englis',
  },
  pubertySquads: {
    label: 'Yo-Yo IR1 of squads at the start of puberty (JSSM)',
    href: 'https://www.jssm.org/jssm-14-418.xml',
  },
  yoyoCentiles: {
    label: 'Yo-Yo IR1 centiles for adults (Schmitz 2018, Frontiers in Physiology)',
    href: 'https://www.frontiersin.org/journals/physiology/articles/10.3389/fphys.2018.00870',
  },
  yoyoChildren: {
    label: 'Yo-Yo IR1 from 6 to 16 years (Schmitz 2019)',
    href: 'https://www.scribd.com/document/462380228',
  },
  yoyoLab: {
    label: 'Yo-Yo estimate and laboratory VO2max in under-14 players (abstract)',
    href: 'https://www.booksci.cn/literature_d50765_5.htm',
  },
  u14Match: {
    label: 'Match running of under-14 internationals (Castagna 2009)',
    href: 'https://fr.scribd.com/document/153552001',
  },
  matchDistance: {
    label: 'Distances in matches of under-12 to under-16 players (Amplified Soccer Athlete)',
    href: 'https://amplifiedsoccerathlete.com/coachguide/the-color-run-fitness-test',
  },
  bioBanding: {
    label: 'What bio-banding is, with its bands (Spor 2030)',
    href: 'https://cocukgelisim.spor2030.com/en/blog/bio-banding-nedir-spor-akademisi',
  },
  bodyGuidelines: {
    label: 'Newer guidelines for body composition, summarised (Athleat MD)',
    href: 'https://athleatmd.com/blog2/new-guidelines-for-body-composition',
  },
  weightOnProfiles: {
    label: 'Recruiting profiles without weight for women’s teams (Byga)',
    href: 'https://bygaknowledgebase.reamaze.com/kb/college-recruiting/creating-and-editing-a-player-profile',
  },
  keeperStats: {
    label: 'Definitions of goalkeeper statistics (KoraStats)',
    href: 'https://docs.korastats.com/statistics/goalkeeping',
  },
  wyscoutDuel: {
    label: 'Defensive duel (Wyscout glossary)',
    href: 'https://dataglossary.wyscout.com/defensive_duel',
  },
  fifaDefinitions: {
    label: 'Football language: definitions of data analysis (FIFA Training Centre)',
    href: 'https://www.fifatrainingcentre.com/en/resources-tools/football-language/data-analysis-definitions.php',
  },
  perNinety: {
    label: 'How to read these graphics: minutes and positions (Cannon Stats)',
    href: 'https://www.cannonstats.com/p/explainer-how-to-read-my-graphics',
  },
  faPhotos: {
    label: 'Child protection page of a grassroots club with the FA’s text (Downend Saints)',
    href: 'https://www.pitchero.com/clubs/downendsaints/a/child-protection-2193.html',
  },
  notificationTrap: {
    label: 'Notifications as a recruiting trap (Private Volleyball)',
    href: 'https://privolleyball.com/post/recruiting-trap-4-notification-addiction',
  },
  subscriptionContract: {
    label: 'A recruiting service’s contract explained (Get Recruited)',
    href: 'https://getrecruited.college/ncsa-contract-explained',
  },
  fakeAgentsUk: {
    label: 'A warning about fake agents (360 Player Management)',
    href: 'https://360playermanagement.com/fake-agents',
  },
  minorsAbroadExceptions: {
    label: 'Exceptions for transfers of minors (Free to Play Football)',
    href: 'https://freetoplayfootball.com/?p=609',
  },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof SOURCES;
