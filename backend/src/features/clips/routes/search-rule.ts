/**
 * What search engines may do with a file of a clip. `all` is the word for a file they may list: the site's server says
 * `noindex` of every answer that says nothing.
 */
export function searchRule(isSearchable: boolean) {
  return { 'x-robots-tag': isSearchable ? 'all' : 'noindex' };
}
