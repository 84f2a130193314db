export { centreFocused, centreInRow } from './centre-in-row';
export { SettingsFrame } from './settings-frame';
