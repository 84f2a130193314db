export {
  ACADEMY_PROGRAMMES,
  ACADEMY_SEXES,
  ACADEMY_TRIALS,
  type Academy,
  type AcademyEntry,
  type AcademyRow,
} from './academies/academy';
export {
  ACADEMY_FACTS,
  SOURCE_KINDS,
  type AcademyFact,
  type AcademySource,
} from './academies/academy-source';
export { expireTrials } from './academies/expire-trials';
export { isReservedAddress, sourceAddressProblem } from './academies/source-address';
export {
  isNameAndTownOnly,
  statedFacts,
  unknownFacts,
  unsourcedFacts,
  withoutSources,
} from './academies/sourced-facts';
export { calendarText, type CalendarEvent, type CalendarTime } from './calendar/calendar-text';
export { parseCaptions, type Caption } from './clips/captions';
export {
  CLIP_ACTIONS,
  CLIP_AUDIENCES,
  CLIP_FEET,
  CLIP_SOURCES,
  clipPath,
  clipPosterPath,
  type Clip,
  type ClipAction,
  type ClipAudience,
  type ClipFoot,
  type ClipLabels,
  type ClipSource,
  type ClipTrim,
} from './clips/clip';
export { CLIP_BOUNDS, CLIP_FILE_TYPES, CLIP_POSTER } from './clips/clip-bounds';
export { clipClock, clipLength } from './clips/clip-clock';
export { clipFields } from './clips/clip-fields';
export { CLIP_REPORTS, CLIP_REPORT_TEXT, type ClipReportReason } from './clips/clip-reports';
export { parseClip } from './clips/parse-clip';
export { asleepClips, inReelOrder, shownSeconds } from './clips/reel-order';
export { readVideoLink, watchAddress, type VideoLink } from './clips/video-link';
export { AGE_BANDS, ageBandAt, bandName, type AgeBand } from './cohorts/age-band';
export { listAnchors, type Counts } from './cohorts/list-anchors';
export { ANCHORS, cohortSheetId, parseCohortSheet, type Cohort, type CohortSheet } from './cohorts/cohort';
export { comparableResults } from './cohorts/comparable-results';
export {
  COMPARISON_GROUPS,
  comparisonPath,
  parseComparison,
  type Comparison,
  type ComparisonGroup,
} from './cohorts/comparison';
export {
  neededSheets,
  projectComparison,
  type ComparedTests,
  type ComparisonSource,
} from './cohorts/project-comparison';
export type { Standing } from './cohorts/standing';
export { errorText, percentileText } from './cohorts/standing-words';
export { numbersOfEntry, numbersOfMatch } from './confirmations/confirmable-numbers';
export {
  CONFIRMATION_BOUNDS,
  type Confirmation,
  type ConfirmedNumber,
  type ConfirmingCoach,
  type NumberRef,
} from './confirmations/confirmation';
export { findConfirmation, unchangedNumbers } from './confirmations/find-confirmation';
export { parseConfirmation } from './confirmations/parse-confirmation';
export { contactReceiver, type ContactReceiver } from './contact/contact-receiver';
export {
  answersAfter,
  carriesAddress,
  CONTACT_ANSWERS,
  CONTACT_BOUNDS,
  CONTACT_ROLES,
  type ContactAnswer,
  type ContactRole,
  mayWriteAs,
  saysSomething,
} from './contact/contact-request';
export { findRedFlags, RED_FLAGS, type RedFlag } from './contact/red-flags';
export { ageGroupIn, seasonAge } from './cv/age-group';
export { explainAgeGroup, type AgeGroupReason } from './cv/explain-age-group';
export type { CvSource } from './cv/cv-source';
export type {
  CvCareerEntry,
  CvClip,
  CvCoach,
  CvEducationEntry,
  CvHeader,
  CvHonour,
  CvNumber,
  CvProgress,
  CvProvenance,
  CvRatings,
  CvReference,
  CvSeason,
  CvTest,
  CvTrust,
  CvVerification,
  CvView,
} from './cv/cv-view';
export {
  cvSummary,
  cvTitle,
  NAMELESS,
  numberText,
  updatedSentence,
  verificationSentence,
} from './cv/cv-words';
export { plainFacts, type PlainFact } from './cv/plain-facts';
export { projectClips } from './cv/project-clips';
export { monthSpan } from './cv/month-span';
export { projectCv, STALE_DAYS } from './cv/project-cv';
export { CV_RATINGS } from './cv/project-ratings';
export { CV_TESTS } from './cv/project-tests';
export { currentEntries, isWithdrawal } from './entries/current-entries';
export { latestValues, type LatestValue } from './entries/latest-values';
export { MAX_RECORD_ROWS } from './entries/max-record-rows';
export { changedFacts, correctedFacts, knownFacts, latestOfFact } from './entries/measured-facts';
export type { KnownFact, MeasuredFact } from './entries/measured-facts';
export { measuredMetrics, computeProgress, type ProgressPoint } from './entries/progress-series';
export { describePersonalBest, findPersonalBests } from './entries/personal-bests';
export { ratingAxes, type RadarAxis } from './entries/rating-axes';
export { entryFields, parseEntry, type NewEntry, type StatEntry } from './entries/stat-entry';
export { statLabel } from './entries/stat-label';
export type { StatSection, StatStep } from './entries/stat-step';
export { STAT_STEPS, findSection } from './entries/stat-steps';
export { CORNERS, GOAL_BOUNDS, type Corner, type Goal } from './goals/goal';
export { goalProgress, type GoalProgress } from './goals/goal-progress';
export { inOrder, nextPlannedTest } from './goals/next-test';
export { goalFields, parseGoal } from './goals/parse-goal';
export { GROUP_NAMES, groupsFor } from './matches/group-order';
export type { MatchNumber } from './matches/match-number';
export { DEVICES, MATCH_NUMBERS, numbersFor } from './matches/match-numbers';
export { describeMatchRecord, findMatchBests } from './matches/match-bests';
export { matchResult, type MatchResult } from './matches/match-result';
export {
  COMPETITIONS,
  FORMATS,
  MATCHES_PER_WEEK,
  MATCH_BOUNDS,
  MATCH_MINUTES,
  ROLES,
  VENUES,
  parseMatch,
  type MatchRow,
} from './matches/match-row';
export { newestMatches } from './matches/newest-matches';
export { NUMBER_RELATIONS, SCORES, type NumberRelation } from './matches/number-relations';
export { PER_90_MINUTES, seasonNumbers } from './matches/season-numbers';
export { MAX_ATTEMPTS, bestFirst, describeSpread, measureSpread } from './metrics/attempts';
export { compareResults, type ComparedResult } from './metrics/compare-results';
export { changeTitle, describeChange } from './metrics/describe-change';
export type { Metric, TestId } from './metrics/metric';
export { METRICS, findMetric, listMetrics } from './metrics/metrics';
export { GOALKEEPER_RATINGS, RATING_ANCHORS, TECHNICAL_RATINGS, type RatingGroup } from './metrics/ratings';
export { roundTo } from './metrics/round-to';
export { findConversion, showValue, showWithUnit, findUnit, type Units } from './metrics/units';
export { SHUTTLES_PER_LEVEL, VALUE_ORDERS } from './metrics/value-order';
export {
  afterNight,
  dayAfter,
  isTimeZone,
  localTime,
  nextMorning,
  nextNight,
} from './notifications/local-time';
export {
  isNotificationKind,
  NOTIFICATION_KINDS,
  notificationWords,
  type NotificationKind,
  type NotificationParams,
} from './notifications/notification-kind';
export * from './orders/order-consents';
export { WITHDRAWAL_DAYS } from './orders/withdrawal-days';
export * from './plans';
export { PITCH_SPOTS } from './positions/pitch-spots';
export { POSITION_CODES, POSITION_NAMES, parsePosition, type PositionCode } from './positions/position';
export { ADULT_AGE } from './profile/adult-age';
export { readBirthDate } from './profile/read-birth-date';
export { boundProblem } from './profile/bound-problem';
export { countryName, countryOptions, isCountry } from './profile/countries';
export type { FieldBound, FieldBounds } from './profile/field-bound';
export { languageName, languageOptions } from './profile/languages';
export { parseProfile } from './profile/parse-profile';
export { parseCareer, parseEducation, parseHonour, parseReference } from './profile/parse-rows';
export { PROFILE_PICTURE } from './profile/profile-picture';
export { PROFILE_BOUNDS, PROFILE_FIELDS } from './profile/profile-bounds';
export { AVAILABILITIES, FEET, NO_AGENT, type Foot, type PlayerProfile } from './profile/profile';
export type { CareerEntry, EducationEntry, Honour, Reference } from './profile/career-rows';
export { ROW_BOUNDS, endsTooEarly, type RowCollection } from './profile/row-bounds';
export * from './profile/visibility';
export { GROUNDS, MEASURERS, measurerName, type Protocol } from './protocols/protocol';
export { PROTOCOLS, findProtocol } from './protocols/protocols';
export { ageAtShowcase, registrationEnd, showcaseDay, type Showcase } from './showcases/showcase';
export { SOURCE_FORMS, type Source } from './sources/source';
export { SOURCES, type SourceKey } from './sources/sources';
export { TEST_SOURCES } from './sources/test-sources';
export { isPlainObject } from './stored/is-plain-object';
export type { ListedDocument } from './stored/listed-document';
export { readDate } from './stored/read-date';
export { readRevision } from './stored/read-revision';
export type { StoredFields } from './stored/stored-fields';
export { bareLetters } from './text/bare-letters';
export { formatDay } from './text/format-day';
export { formatNumber } from './text/format-number';
export { memoize } from './text/memoize';
export { shortName } from './text/short-name';
export { wholeDates } from './text/whole-dates';
export { ageOn } from './time/age-on';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './time/time-units';
export {
  begunDays,
  dayLabel,
  openWeeks,
  weekLabel,
  weekSpan,
  weeksBack,
  type IsoWeek,
} from './weeks/iso-week';
export { recentWeeks, type WeekPoint } from './weeks/recent-weeks';
export {
  EFFORT_WORDS,
  TRAININGS_PER_WEEK,
  TRAINING_KINDS,
  TRAINING_MINUTES,
  TRAINING_TYPES,
  parseTraining,
  type TrainingRow,
} from './weeks/training-row';
export {
  LOAD_DEFINITION,
  LOAD_UNIT,
  computeLoad,
  dayLikeness,
  rowLoad,
  type LoadRows,
} from './weeks/week-load';
