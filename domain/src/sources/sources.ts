import { ORGANISATION_SOURCES } from './organisation-sources';
import { STUDY_SOURCES } from './study-sources';
import { TEST_SOURCES } from './test-sources';

/** Everything pages and tables cite, by key. What could be opened and when: docs/sources.md. */
export const SOURCES = { ...TEST_SOURCES, ...STUDY_SOURCES, ...ORGANISATION_SOURCES };

export type SourceKey = keyof typeof SOURCES;
