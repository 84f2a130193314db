/** What other features use of this one. */
export { findAwake, isAwake, linkLimit, readIsAwake } from './awake-links';
export { endAll, endShareLink } from './end-share-links';
export { LINK_AUDIENCES, LINK_DAYS, LINK_LABEL, type LinkAudience, shareKey, shareToken } from './share-link';
export { endsAt, isLive, readShareLinks, type ShareLink, queryShareLinks } from './share-links';
