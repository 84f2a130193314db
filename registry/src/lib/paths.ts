/** Where the registry keeps what. */
export const registryPaths = {
  host: 'host.json',
  owner: (id: string) => `owners/${id}.json`,
  pointer: (id: string) => `pointers/${id}.json`,
  release: (id: string, release: string) => `releases/${id}/${release}.json`,
  signature: (id: string, release: string) => `releases/${id}/${release}.sig`,
  maps: (id: string, release: string) => `releases/${id}/${release}.maps`,
  file: (id: string, name: string) => `files/${id}/${name}`,
  watchedDays: 'watch/days',
  watchedDay: (day: string) => `watch/days/${day}.json`,
  watchedCanaries: 'watch/canaries',
  watchedCanary: (id: string) => `watch/canaries/${id}.json`,
};
