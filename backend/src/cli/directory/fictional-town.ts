import { listCities } from '../../features/cities/cities';

const COUNTRIES = 'GB ES PT FR DE IT NL BR AR US MX NG GH MA IN JP TR PL'.split(' ');

/** The n-th of something in a list that begins again at its end. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** The real city where the n-th made-up thing is, spread over countries first. */
export function fictionalTown(index: number) {
  return at(listCities(at(COUNTRIES, index)), Math.floor(index / COUNTRIES.length));
}
