/** What other features use of this one. */
export { chooseZone } from './domain/main-zone';
export type { NotificationRecord } from './store/notification-record';
export { forgetDevices, setPushAgreement } from './store/push-devices';
export { endWeeklyMail, readWeeklyDay } from './store/settings';
export { type Fact, noticeFor } from './store/tell';
export { isToldOfPlan, tellOfPlan } from './store/tell-plan';
