/** What other features use of this one. */
export { sendClipFile } from './routes/send-clip-file';
export { sendPoster } from './routes/send-poster';
export { isAsleep, readAsleep, withoutAsleep } from './store/asleep-clips';
export { clipReviewRef, isHeldBack, withoutHidden } from './store/clip-review';
