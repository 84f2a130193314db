import document from '../../../openapi.json';

/**
 * What happens when a request is sent again because its answer was lost.
 * - key: it carries an `Idempotency-Key`, and gets the same answer
 * - natural: the second one finds done what it asks for, and does nothing
 * - harmless: it does it again, which nobody is hurt by
 */
type Repeat = readonly ['key' | 'natural' | 'harmless', reason: string];

const key = (second: string): Repeat => ['key', `else there is ${second}`];
const natural = (reason: string): Repeat => ['natural', reason];
const harmless = (reason: string): Repeat => ['harmless', reason];

const STATE = natural('it sets a state, which is then as it was');
const ONCE = natural('it is decided once; the second one is told so');
const GONE = natural('what it removes is gone');
const TASK = natural('every task can be repeated, and run beside itself');
const PAGE = harmless('it opens a page of the payment service and changes nothing');

const REPEATS: Readonly<Record<string, Repeat>> = {
  subscribeToNewsletter: key('a second mail'),
  askToUnsubscribe: key('a second mail'),
  confirmNewsletter: STATE,
  unsubscribe: STATE,
  undoUnsubscription: STATE,
  unsubscribeByOneClick: STATE,
  sendContactMessage: key('a second message, ticket and receipt'),
  register: natural('a complete account stays as it is'),
  sendVerificationMail: key('a second mail'),
  sendPasswordResetMail: key('a second mail'),
  changeEmail: key('a second mail'),
  proveEmail: natural('the link is used once; the second one is told so'),
  checkPasswordReset: harmless('it uses nothing up'),
  resetPassword: natural('the link is used once; the second one is told so'),
  setPicture: STATE,
  removePicture: GONE,
  signOutEverywhere: STATE,
  askGuardian: key('a second mail to the guardian'),
  decideGuardianRequest: ONCE,
  setGuardianContact: STATE,
  revokeGuardianApproval: ONCE,
  decideFamilyRequest: ONCE,
  withdrawFamilyAgreement: ONCE,
  setFamilyContact: STATE,
  answerFamilyContact: ONCE,
  openFamilyPayment: PAGE,
  agreeToFamilyPush: ONCE,
  endFamilyShareLink: GONE,
  deleteFamilyChild: natural('the date stays'),
  keepFamilyChild: STATE,
  inviteFamilyChild: key('a second invitation and mail'),
  answerFamilyInvitation: ONCE,
  endFamilyLink: GONE,
  inviteGuardian: key('a second invitation and mail'),
  endOwnFamilyLink: GONE,
  answerGuardianInvitation: ONCE,
  scheduleDeletion: natural('the date stays'),
  cancelDeletion: STATE,
  askForConfirmation: key('a refusal, as if the coach had not been asked'),
  withdrawConfirmationRequest: GONE,
  decideConfirmationRequest: ONCE,
  refuseConfirmationRequest: ONCE,
  approveConfirmationRequest: ONCE,
  runCohorts: TASK,
  runContactRetention: TASK,
  runDueDeletions: TASK,
  runGrownAccounts: TASK,
  runMailOutbox: TASK,
  runMapCounts: TASK,
  runMapAges: TASK,
  runNewsletterDigest: TASK,
  runNotificationMornings: TASK,
  runNotificationPushes: TASK,
  runHeldPlaces: TASK,
  runLostPlaces: TASK,
  runPaymentReconcile: TASK,
  runOverdueJobs: TASK,
  runLostSignIns: TASK,
  runAccountRetention: TASK,
  reportAcademy: key('a second report'),
  registerForShowcase: natural('a player has one place at a showcase'),
  withdrawFromShowcase: GONE,
  joinMap: STATE,
  leaveMap: GONE,
  chooseMapCv: STATE,
  refreshMapEntry: STATE,
  makeShareLink: key('a second link'),
  endShareLink: GONE,
  askPublishing: key('a second mail to the guardian'),
  countSharedCvView: harmless('nobody sends it again; one view more of many'),
  writeContactRequest: key('a second request and mail'),
  proveContactRequest: ONCE,
  answerContactRequest: ONCE,
  answerOwnContactRequest: ONCE,
  setOwnContact: STATE,
  reportClip: key('a second report, which counts'),
  openClipUpload: natural('the empty slot is opened anew'),
  syncClipListing: STATE,
  setClipPoster: STATE,
  readNotifications: STATE,
  setNotificationSettings: STATE,
  addPushSubscription: STATE,
  removePushSubscription: GONE,
  endWeeklyEmail: STATE,
  quotePlan: harmless('it changes nothing'),
  quoteForParent: harmless('it changes nothing'),
  startCheckout: key('a second payment page'),
  previewPlanChange: harmless('it changes nothing'),
  changePlan: natural('the plan is that one by then, and the payment service has a key of its own'),
  cancelSubscription: STATE,
  resumeSubscription: STATE,
  withdrawFromPurchase: natural('it is paid back once, by a key for the payment service'),
  openPaymentMethodPage: PAGE,
  askParentToPay: key('a second mail to the parent'),
  startParentCheckout: key('a second payment page'),
  openParentPortal: PAGE,
  rollBackRemote: key('a refusal, as if somebody else had done it'),
  promoteCanary: key('a refusal, as if somebody else had done it'),
  stopCanary: key('a refusal, as if somebody else had done it'),
};

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
}

const operations = Object.values(document.paths).flatMap((methods) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'get')
    .map(([, operation]) => operation as Operation),
);

test('each operation that changes something says what happens when it is sent again', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(Object.keys(REPEATS).sort()).toEqual(ids.sort());
});

test('those that are not safe by themselves take an Idempotency-Key, and no others', () => {
  const keyed = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'idempotency-key'),
  );
  const wanted = Object.keys(REPEATS).filter((id) => REPEATS[id]?.[0] === 'key');
  expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(wanted.sort());
});
