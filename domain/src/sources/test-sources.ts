import type { Source } from './source';

/** What the tables of tests rest on: errors, devices and formulas. */
export const TEST_SOURCES = {
  test505: {
    form: 'study',
    by: 'Taylor, Cunningham, Hood and others, Science and Medicine in Football',
    year: 2019,
    title:
      'The reliability of a modified 505 test and change-of-direction deficit time in elite youth football players',
    href: 'https://doi.org/10.1080/24733938.2018.1526402',
  },
  sprintReliability: {
    form: 'study',
    by: 'Darrall-Jones, Jones, Roe and Till, Journal of Strength and Conditioning Research',
    year: 2016,
    title: 'Reliability and usefulness of linear sprint testing in adolescent rugby union and league players',
    href: 'https://dialnet.unirioja.es/servlet/articulo?codigo=5435992',
  },
  yoyoReliability: {
    form: 'study',
    by: 'Deprez, Fransen, Lenoir and others, Biology of Sport',
    year: 2015,
    title: 'The Yo-Yo intermittent recovery test level 1 is reliable in young high-level soccer players',
    href: 'https://doi.org/10.5604/20831862.1127284',
  },
  jumpSystems: {
    form: 'study',
    by: 'Baumgart, Honisch, Freiwald and Hoppe, Asian Journal of Sports Medicine',
    year: 2017,
    title:
      'Differences and trial-to-trial reliability of vertical jump heights assessed by ultrasonic system, force-plate, and high-speed video analyses',
    href: 'https://doi.org/10.5812/asjsm.12921',
  },
  yoyoFormula: {
    form: 'review',
    by: 'Bangsbo, Iaia and Krustrup, Sports Medicine',
    year: 2008,
    title: 'The Yo-Yo intermittent recovery test',
    href: 'https://doi.org/10.2165/00007256-200838010-00004',
  },
  yoyoLab: {
    form: 'study',
    by: 'Michailidis and others, Trends in Sport Sciences',
    year: 2020,
    title:
      'The use of Yo-Yo intermittent recovery test level 1 for the estimation of maximal oxygen uptake in youth elite soccer players',
    href: 'https://tss.awf.poznan.pl/The-use-of-Yo-Yo-intermittent-recovery-test-level-1-for-the-estimation-of-maximal,127760,0,2.html',
  },
} as const satisfies Record<string, Source>;
