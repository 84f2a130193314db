import { LOCAL_KEYS } from '@skora/shared/storage-keys';
import type { StatStep } from '@skora/domain';

export const STEP_KEYS: Readonly<Record<StatStep['id'], string>> = {
  physical: LOCAL_KEYS.statsPhysicalStep,
  technical: LOCAL_KEYS.statsTechnicalStep,
  goalkeeper: LOCAL_KEYS.statsGoalkeeperTechnicalStep,
};
