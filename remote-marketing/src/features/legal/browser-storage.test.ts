import { DEVICE_KEYS, FORM_DRAFT_PREFIX, profileKey, TAB_KEYS } from '@skora/shared/storage-keys';
import { browserStorage } from './browser-storage';

/** @param name as the policy writes it: `…` stands for what differs */
function covers(name: string, key: string): boolean {
  return name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : name === key;
}

it.each([...Object.values(DEVICE_KEYS), ...Object.values(TAB_KEYS), profileKey('1'), FORM_DRAFT_PREFIX])(
  'the privacy policy lists %s',
  (key) => {
    expect(browserStorage.filter(({ name }) => covers(name, key))).toHaveLength(1);
  },
);
