/** Where the rule of a country was read: in a stored copy of a page, on {@link RULES_READ}. */
interface AgeGroupSource {
  /** Whose rule it is. */
  federation: string;
  /** Whose page it was read on. */
  page: string;
  href: string;
  /** What else a player has to know, in a sentence. */
  note?: string;
}

/** The day on which the rules were read. */
export const RULES_READ = '2026-11-23';

const SOURCES: Readonly<Record<string, AgeGroupSource>> = {
  AT: {
    federation: 'ÖFB (Austria)',
    page: 'the Tyrolean FA, in the words of the ÖFB',
    href: 'https://tfv.at/tfv/Bewerb/Bestimmungen/223014',
  },
  BE: {
    federation: 'RBFA (Belgium)',
    page: 'Knack, a magazine that quotes the technical director of the RBFA',
    href: 'http://sportmagazine.knack.be/sport/voetbal-nationaal/voetbalinstanties-willen-effect-van-geboortemaand-in-jeugdvoetbal-aanpakken/article-normal-859931.html',
  },
  BR: {
    federation: 'CBF (Brazil)',
    page: 'O Estado, a newspaper',
    href: 'https://oestadoonline.com.br/2020/07/23/calendario-de-torneios-de-base-da-cbf-para-2020/',
  },
  CH: {
    federation: 'SFV/ASF (Switzerland)',
    page: 'RJB, a radio station, on the categories of the ASF for girls',
    href: 'https://www.rjb.ch/rjb/Sports/Football/20180511-Des-nouvelles-categories-chez-les-juniors-filles-qui-inquietent-l-AJF.html',
    note: 'Many boys’ leagues are named A to G instead and take two or three years of birth.',
  },
  DE: {
    federation: 'DFB (Germany), Jugendordnung § 5',
    page: 'the DFB',
    href: 'https://dfb.de/ePaper/2019/dfb_antraege/207',
  },
  DK: {
    federation: 'DBU (Denmark)',
    page: 'DBU København',
    href: 'https://www.dbukoebenhavn.dk/nyheder/2022/maj/ansoegning-aabner-til-de-hoejeste-drenge-ungdomsraekker-i-oestdanmark/',
  },
  ES: {
    federation: 'RFEF (Spain), Reglamento General, artículo 122',
    page: 'SF Guarnizo, a club',
    href: 'http://sfguarnizo.com/2010/06/los-cambios-en-la-rfef-comienzan-con-su.html',
  },
  FI: {
    federation: 'Palloliitto (Finland)',
    page: 'the Palloliitto',
    href: 'https://www.palloliitto.fi/jalkapalloperhe/piirit/keski-pohjanmaa-mellersta-osterbotten/pa-svenska/regler-och-direktiv-1',
  },
  FR: {
    federation: 'FFF (France)',
    page: 'USJT Olympique Choisy, a club',
    href: 'https://usjto-choisy.pepsup.com/inscription-2024--2025/infos-pratiques-page-140770',
  },
  GB: {
    federation: 'FA (England): age at midnight on 31 August',
    page: 'Southport FC, a club',
    href: 'https://southportfc.net/community/youth-development-phase-u12-u16/',
    // The profile knows the United Kingdom alone.
    note: 'This is the rule of England. Scotland, Wales and Northern Ireland have rules of their own.',
  },
  IE: {
    federation: 'FAI (Ireland), for winter leagues',
    page: 'Cork Youth Leagues',
    href: 'http://corkyouthleagues.ie/forms-links/',
  },
  IT: {
    federation: 'FIGC (Italy), Settore Giovanile e Scolastico',
    page: 'AFC Fermo, a club',
    href: 'https://www.afcfermo.com/settore-giovanile/allievi/',
  },
  NL: {
    federation: 'KNVB (Netherlands)',
    page: 'Sportlink, which makes the software of the clubs',
    href: 'https://support.sportlink.nl/solution/articles/9000079023',
  },
  NO: {
    federation: 'NFF (Norway), Lov § 12-2',
    page: 'the NFF',
    href: 'https://view.joomag.com/nff-nff-tinghefte-2015/0506178001454072670?page=14',
  },
  PL: {
    federation: 'PZPN (Poland)',
    page: 'the Wadowice district of the Małopolska FA',
    href: 'http://ppnwadowice.pl/index.php/menu-tabs/informacja-komisji-gier-ppn-wadowice',
  },
  PT: {
    federation: 'FPF (Portugal)',
    page: 'AF Porto, a regional association of the FPF (circular 96, 2016/17)',
    href: 'https://fdocumentos.com/document/associao-de-futebol-do-porto-associao-de-futebol-do-porto-iii-fase-0110.html',
  },
  SE: {
    federation: 'SvFF (Sweden)',
    page: 'Vendelsö IK, a club',
    href: 'https://vendelsoik.nu/vad-ar-ungdomsfotboll/',
  },
  TR: {
    federation: 'TFF (Türkiye), amateur leagues',
    page: 'Yerel Futbol, a site about local football',
    href: 'http://www.yerelfutbol.com/2016/08/artk-herkes-kendi-yas-grubunda-oynayacak.html',
  },
  US: {
    federation: 'US Youth Soccer and US Club Soccer (United States)',
    page: 'South Texas Youth Soccer, a member of US Youth Soccer',
    href: 'https://www.stxsoccer.org/2026-2027-seasonal-year',
    note: 'This way of counting is new since August 2026. Before, the year of birth counted.',
  },
};

/** By country of play, one for each of `AGE_GROUP_COUNTS`. Apart from it, because most pages need the counts alone. */
export const AGE_GROUP_SOURCES: ReadonlyMap<string, AgeGroupSource> = new Map(Object.entries(SOURCES));
