/** Where a rule was read. All were read in stored copies of pages, on {@link RULES_READ}. */
interface RuleSource {
  /** Whose rule it is. */
  federation: string;
  /** Where it can be checked. */
  href: string;
}

/** How a country counts the age groups of a season. */
export interface AgeGroupRule extends RuleSource {
  /** Month in which a new season begins, 1 to 12; 1 where it is the calendar year. */
  seasonFrom: number;
  /** Month on whose first day the year of an age group begins; 1 where the year of birth counts. */
  bornFrom: number;
}

/** The day on which the rules were read. */
export const RULES_READ = '2026-11-23';

/** Season from July to June, by year of birth: who turns 16 in the year the season ends is U16. */
const BY_SEASON = { seasonFrom: 7, bornFrom: 1 } as const;
/** Season and age group are the calendar year: who turns 16 in it is U16. */
const BY_CALENDAR = { seasonFrom: 1, bornFrom: 1 } as const;

/** By country of play, ISO 3166-1 alpha-2. A country whose rule was not found is not in it. */
const RULES: Readonly<Record<string, AgeGroupRule>> = {
  AT: {
    ...BY_SEASON,
    federation: 'ÖFB (Austria)',
    href: 'https://jufuba.at/news/welche-altersklassen-gibt-es-im-oesterreichischen-vereinsfussball',
  },
  BR: {
    ...BY_CALENDAR,
    federation: 'CBF (Brazil)',
    href: 'https://oestadoonline.com.br/2020/07/23/calendario-de-torneios-de-base-da-cbf-para-2020/',
  },
  DE: {
    ...BY_SEASON,
    federation: 'DFB (Germany), Jugendordnung § 5',
    href: 'https://dfb.de/ePaper/2019/dfb_antraege/207',
  },
  ES: {
    ...BY_SEASON,
    federation: 'RFEF (Spain), Reglamento General, artículo 122',
    href: 'http://sfguarnizo.com/2010/06/los-cambios-en-la-rfef-comienzan-con-su.html',
  },
  FI: {
    ...BY_CALENDAR,
    federation: 'Palloliitto (Finland)',
    href: 'https://www.palloliitto.fi/jalkapalloperhe/piirit/keski-pohjanmaa-mellersta-osterbotten/pa-svenska/regler-och-direktiv-1',
  },
  FR: {
    ...BY_SEASON,
    federation: 'FFF (France)',
    href: 'https://usjto-choisy.pepsup.com/inscription-2024--2025/infos-pratiques-page-140770',
  },
  // The address knows no England: the other nations of the United Kingdom have rules of their own.
  GB: {
    seasonFrom: 9,
    bornFrom: 9,
    federation: 'FA (England): age at midnight on 31 August',
    href: 'https://southportfc.net/community/youth-development-phase-u12-u16/',
  },
  IE: {
    ...BY_SEASON,
    federation: 'FAI (Ireland), for winter leagues',
    href: 'http://corkyouthleagues.ie/forms-links/',
  },
  IT: {
    ...BY_SEASON,
    federation: 'FIGC (Italy), Settore Giovanile e Scolastico',
    href: 'https://www.afcfermo.com/settore-giovanile/allievi/',
  },
  NL: {
    ...BY_SEASON,
    federation: 'KNVB (Netherlands)',
    href: 'https://support.sportlink.nl/solution/articles/9000079023',
  },
  NO: {
    ...BY_CALENDAR,
    federation: 'NFF (Norway), Lov § 12-2',
    href: 'https://view.joomag.com/nff-nff-tinghefte-2015/0506178001454072670?page=14',
  },
  SE: {
    ...BY_CALENDAR,
    federation: 'SvFF (Sweden)',
    href: 'https://vendelsoik.nu/vad-ar-ungdomsfotboll/',
  },
  // Since the season 2026/27; before, the year of birth counted.
  US: {
    seasonFrom: 8,
    bornFrom: 8,
    federation: 'US Youth Soccer and US Club Soccer (United States)',
    href: 'https://www.northernsoccerclub.com/age-group',
  },
};

/** The countries whose rule is known, with it. */
export const AGE_GROUP_RULES: ReadonlyMap<string, AgeGroupRule> = new Map(Object.entries(RULES));
