import type { Group } from '../lib/case';
import { accountAttacks } from './accounts';
import { contactAttacks } from './contact';
import { familyAttacks } from './families';
import { fileAttacks } from './files';
import { formAttacks } from './forms';
import { fuzzAttacks } from './fuzz';
import { identityProviderAttacks } from './identity-provider';
import { intakeAttacks } from './intake';
import { operationAttacks } from './operations';
import { pageAttacks } from './pages';
import { paymentAttacks } from './payment';
import { pictureAttacks } from './pictures';
import { requestAttacks } from './requests';
import { sessionAttacks } from './session';
import { storeAttacks } from './store';
import { supplyAttacks } from './supply';
import { tokenAttacks } from './tokens';
import { watchAttacks } from './watch';

export const ATTACKS: readonly Group[] = [
  storeAttacks,
  fileAttacks,
  pictureAttacks,
  pageAttacks,
  requestAttacks,
  intakeAttacks,
  formAttacks,
  paymentAttacks,
  accountAttacks,
  identityProviderAttacks,
  tokenAttacks,
  familyAttacks,
  contactAttacks,
  sessionAttacks,
  supplyAttacks,
  operationAttacks,
  watchAttacks,
  fuzzAttacks,
];
