/** Age in whole years on a day. @param bornOn ISO date */
export function ageOn(bornOn: string, day: Date): number {
  const on = day.toISOString();
  const had = on.slice(5, 10) >= bornOn.slice(5, 10);
  return Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (had ? 0 : 1);
}
