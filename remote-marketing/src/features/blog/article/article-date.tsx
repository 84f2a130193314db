import { writtenDay } from '../../../lib/reading/written-day';

/** A date of an article. @param iso ISO date */
export function ArticleDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{writtenDay(iso)}</time>;
}
