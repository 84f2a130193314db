import { playersOnly } from '../lib/role/players-only';
import { SettingsFrame } from '../features/settings/settings-frame';
import { SettingsOverview } from '../features/settings/settings-overview';

function Settings() {
  return (
    <SettingsFrame
      title="Settings"
      lead="Fill in what you know now. Every page keeps a draft while you type."
    >
      <SettingsOverview />
    </SettingsFrame>
  );
}

export default playersOnly(Settings);
