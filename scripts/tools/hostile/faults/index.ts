import type { Group } from '../lib/case';
import { browserFaults } from './browser';
import { formFaults } from './forms';
import { networkFaults } from './network';
import { pageFaults } from './pages';
import { paymentFaults } from './payment';
import { powerFaults } from './power';
import { processFaults } from './processes';
import { remoteFaults } from './remotes';
import { sessionFaults } from './session';
import { watchFaults } from './watch';

export const FAULTS: readonly Group[] = [
  remoteFaults,
  pageFaults,
  browserFaults,
  sessionFaults,
  formFaults,
  paymentFaults,
  networkFaults,
  processFaults,
  watchFaults,
  powerFaults,
];
