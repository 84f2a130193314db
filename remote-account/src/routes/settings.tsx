import { SettingsFrame } from '../features/settings/settings-frame';
import { SettingsOverview } from '../features/settings/settings-overview';

export default function Settings() {
  return (
    <SettingsFrame
      title="Settings"
      lead="Fill in what you know now. Every page keeps a draft while you type."
    >
      <SettingsOverview />
    </SettingsFrame>
  );
}
