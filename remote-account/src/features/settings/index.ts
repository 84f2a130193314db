export { DeletionDialog } from './account-security/deletion/deletion-dialog';
export { useHasPassword } from './account-security/login/use-has-password';
export { centreFocused, centreInRow } from './centre-in-row';
export { SettingsFrame } from './settings-frame';
