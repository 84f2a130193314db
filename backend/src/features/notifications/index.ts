/** What other features use of this one. */
export { type Fact, noticeFor } from './store/tell';
