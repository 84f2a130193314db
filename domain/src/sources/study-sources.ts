import type { Source } from './source';

/** Studies, reviews and statements the pages cite. */
export const STUDY_SOURCES = {
  motorTests: {
    form: 'study',
    by: 'Höner, Leyhr and Kelava, PLOS ONE',
    year: 2017,
    title:
      'The influence of speed abilities and technical skills in early adolescence on adult success in soccer',
    href: 'https://doi.org/10.1371/journal.pone.0182211',
  },
  baseRates: {
    form: 'study',
    by: 'Höner, Murr, Larkin and others, Frontiers in Sports and Active Living',
    year: 2021,
    title:
      'Nationwide subjective and objective assessments of potential talent predictors in elite youth soccer',
    href: 'https://doi.org/10.3389/fspor.2021.638227',
  },
  maturity: {
    form: 'study',
    by: 'Radnor, Staines, Bevan and others, Sports',
    year: 2021,
    title:
      'Maturity has a greater association than relative age with physical performance in English male academy soccer players',
    href: 'https://doi.org/10.3390/sports9120171',
  },
  maturityMethods: {
    form: 'study',
    by: 'International Journal of Sports Science & Coaching',
    year: 2021,
    title: 'Agreement between four methods of estimating maturity, in 113 adolescent soccer players',
    href: 'https://doi.org/10.1177/17479541211020418',
  },
  maturityOffset: {
    form: 'study',
    by: 'Kozieł and Malina, Sports Medicine',
    year: 2018,
    title:
      'Modified maturity offset prediction equations: validation in independent longitudinal samples of boys and girls',
    href: 'https://doi.org/10.1007/s40279-017-0750-y',
  },
  bioBanding: {
    form: 'review',
    by: 'Cumming, Lloyd, Oliver and others, Strength and Conditioning Journal',
    year: 2017,
    title:
      'Bio-banding in sport: applications to competition, talent identification, and strength and conditioning of youth athletes',
    href: 'https://doi.org/10.1519/SSC.0000000000000281',
  },
  acwrDismissed: {
    form: 'study',
    by: 'Impellizzeri, Woodcock, Coutts and others, Sports Medicine',
    year: 2021,
    title:
      'What role do chronic workloads play in the acute to chronic workload ratio? Time to dismiss ACWR and its underlying theory',
    href: 'https://doi.org/10.1007/s40279-020-01378-6',
  },
  loadEvidence: {
    form: 'commentary',
    by: 'Impellizzeri, Menaspà, Coutts and others, Journal of Athletic Training',
    year: 2020,
    title: 'Training load and its role in injury prevention, part I: back to the future',
    href: 'https://doi.org/10.4085/1062-6050-500-19',
  },
  rpeYouth: {
    form: 'study',
    by: 'Teixeira, Forte, Ferraz and others, The Open Sports Sciences Journal',
    year: 2022,
    title:
      'The association between external training load, perceived exertion and total quality recovery in sub-elite youth football',
    href: 'https://opensportssciencesjournal.com/VOLUME/15/ELOCATOR/e1875399X2207220/FULLTEXT/',
  },
  bodyComposition: {
    form: 'statement',
    by: 'Sundgot-Borgen, Meyer, Lohman and others for the IOC Medical Commission, British Journal of Sports Medicine',
    year: 2013,
    title: 'How to minimise the health risks to athletes who compete in weight-sensitive sports',
    href: 'https://doi.org/10.1136/bjsports-2013-092966',
  },
  bodyGuidelines: {
    form: 'review',
    by: 'Mathisen, Ackland, Burke and others, British Journal of Sports Medicine',
    year: 2023,
    title:
      'Best practice recommendations for body composition considerations in sport to reduce health and performance risks',
    href: 'https://doi.org/10.1136/bjsports-2023-106812',
  },
  sprintAge: {
    form: 'study',
    by: 'Nikolaidis, Knechtle, Clemente and Torres-Luque, Biomedical Human Kinetics',
    year: 2016,
    title: 'Reference values for the sprint performance in male football players aged from 9–35 years',
    href: 'https://doi.org/10.1515/bhk-2016-0015',
  },
  keeperTests: {
    form: 'study',
    by: 'Rebelo-Gonçalves, Figueiredo, Coelho-e-Silva and Tessitore, Journal of Sports Science and Medicine',
    year: 2016,
    title:
      'Assessment of technical skills in young soccer goalkeepers: reliability and validity of two goalkeeper-specific tests',
    href: 'https://www.jssm.org/hf.php?id=jssm-15-516.xml',
  },
  jumpEngland: {
    form: 'study',
    by: 'Taylor, Cohen, Voss and Sandercock, Journal of Sports Sciences',
    year: 2010,
    title: 'Vertical jumping and leg power normative data for English school children aged 10–15 years',
    href: 'https://doi.org/10.1080/02640411003770212',
  },
  womenEngland: {
    form: 'study',
    by: 'Datson, Weston, Drust and others, Science and Medicine in Football',
    year: 2022,
    title: 'Reference values for performance test outcomes relevant to English female soccer players',
    href: 'https://doi.org/10.1080/24733938.2022.2037156',
  },
  pubertySquads: {
    form: 'study',
    by: 'Deprez, Buchheit, Fransen and others, Journal of Sports Science and Medicine',
    year: 2015,
    title:
      'A longitudinal study investigating the stability of anthropometry and soccer-specific endurance in pubertal high-level youth soccer players',
    href: 'https://www.jssm.org/jssm-14-418.xml',
  },
  yoyoCentiles: {
    form: 'review',
    by: 'Schmitz, Pfeifer, Kreitz and others, Frontiers in Physiology',
    year: 2018,
    title: 'The Yo-Yo intermittent tests: a systematic review and structured compendium of test results',
    href: 'https://doi.org/10.3389/fphys.2018.00870',
  },
  yoyoChildren: {
    form: 'review',
    by: 'Schmitz, Pfeifer, Kreitz and others, Journal of Science and Medicine in Sport',
    year: 2019,
    title:
      'Normative Yo-Yo intermittent recovery level 1 and Yo-Yo intermittent endurance level 1 test values of boys aged 9–16 years',
    href: 'https://doi.org/10.1016/j.jsams.2019.05.016',
  },
  u14Match: {
    form: 'study',
    by: 'Castagna, Impellizzeri, Cecchini and others, Journal of Strength and Conditioning Research',
    year: 2009,
    title: 'Effects of intermittent-endurance fitness on match performance in young male soccer players',
    href: 'https://doi.org/10.1519/JSC.0b013e3181b7f743',
  },
  matchDistance: {
    form: 'study',
    by: 'Atan, Foskett and Ali, Journal of Strength and Conditioning Research',
    year: 2016,
    title: 'Motion analysis of match play in New Zealand U13 to U15 age-group soccer players',
    href: 'https://doi.org/10.1519/JSC.0000000000001336',
  },
} as const satisfies Record<string, Source>;
