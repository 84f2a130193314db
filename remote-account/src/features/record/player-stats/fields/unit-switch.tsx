import { RadioGroup } from '@skora/shared/ui/forms';
import type { Units } from '@skora/domain';

interface UnitSwitchProps {
  units: Units;
  onUnits: (units: Units) => void;
}

/** Metric or imperial; what is stored stays metric. */
export function UnitSwitch({ units, onUnits }: UnitSwitchProps) {
  return (
    <RadioGroup
      legend="Units"
      name="stat-units"
      layout="tiles"
      mark="none"
      value={units}
      options={[
        { value: 'metric', label: 'Centimetres, kilograms' },
        { value: 'imperial', label: 'Feet, pounds' },
      ]}
      onValueChange={(value) => onUnits(value === 'imperial' ? 'imperial' : 'metric')}
    />
  );
}
