/** Name of a country in English. @param code ISO 3166-1 alpha-2 @example countryName('JP') // 'Japan' */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code;
}
