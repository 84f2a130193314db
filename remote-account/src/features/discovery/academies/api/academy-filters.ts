import type { Academy } from '@skora/domain';

/** What a search asks for, as the address and the backend know it; absent parts do not filter. */
export interface AcademyFilters {
  q?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  programme?: NonNullable<Academy['programme']>;
  sex?: 'girls' | 'boys';
  boarding?: 'yes';
  trials?: 'open';
  fee?: 'free';
  /** `me` or whole years. */
  age?: string;
  near?: string;
  /** Kilometres. */
  within?: string;
  /** `west,south,east,north` in degrees. */
  bounds?: string;
  sort?: 'distance' | 'checked';
  saved?: 'yes';
  page: number;
}

/** Parts that narrow the list; the order is the one of the address. */
export const FILTER_KEYS = [
  'q',
  'country',
  'programme',
  'sex',
  'boarding',
  'trials',
  'fee',
  'age',
  'near',
  'within',
  'bounds',
  'saved',
  'sort',
] as const;

const ALLOWED: Partial<Record<(typeof FILTER_KEYS)[number], RegExp>> = {
  country: /^[A-Z]{2}$/,
  programme: /^(club|national|residential|school|independent|camp)$/,
  sex: /^(girls|boys)$/,
  boarding: /^yes$/,
  trials: /^open$/,
  fee: /^free$/,
  age: /^(me|[1-9]\d?)$/,
  within: /^[1-9]\d{0,4}$/,
  bounds: /^-?\d{1,3}(\.\d{1,4})?(,-?\d{1,3}(\.\d{1,4})?){3}$/,
  saved: /^yes$/,
  sort: /^(distance|checked)$/,
};

const LONGEST = { q: 80, near: 60 };

/** Reads an address; what nobody can have chosen is left out. */
export function readFilters(parameters: URLSearchParams): AcademyFilters {
  const filters: Record<string, string> = {};
  for (const key of FILTER_KEYS) {
    const value = parameters.get(key) ?? '';
    const fits = ALLOWED[key]?.test(value) ?? value.length <= LONGEST[key === 'near' ? 'near' : 'q'];
    if (value !== '' && fits) filters[key] = value;
  }
  // A distance needs a place to measure from.
  if (filters.near === undefined) {
    delete filters.within;
    if (filters.sort === 'distance') delete filters.sort;
  }
  const page = Number(parameters.get('page') ?? 1);
  return { ...filters, page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1 };
}

export function writeFilters(filters: AcademyFilters): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const key of FILTER_KEYS) {
    const value = filters[key];
    if (value) parameters[key] = value;
  }
  if (filters.page > 1) parameters.page = String(filters.page);
  return parameters;
}

/** How many filters are set; sorting and paging are none. */
export function countFilters(filters: AcademyFilters): number {
  return FILTER_KEYS.filter((key) => key !== 'sort' && key !== 'within' && filters[key]).length;
}

/** The change that takes every filter away. */
export const NO_FILTERS: AcademyFilters = {
  ...Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])),
  page: 1,
};
