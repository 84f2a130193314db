import { paths } from '@skora/shared/contract';

/** Address of the page of a clip. @example clipHref({ id: 'a' }) // '/clips/a' */
export function clipHref({ id }: { id: string }): string {
  return `${paths.clips()}/${encodeURIComponent(id)}`;
}
