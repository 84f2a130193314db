import { DEVICE_KEYS } from '@skora/shared/storage-keys';
import type { StatStep } from '@skora/domain';

export const STEP_KEYS: Readonly<Record<StatStep['id'], string>> = {
  physical: DEVICE_KEYS.statsPhysicalStep,
  technical: DEVICE_KEYS.statsTechnicalStep,
  goalkeeper: DEVICE_KEYS.statsGoalkeeperTechnicalStep,
};
