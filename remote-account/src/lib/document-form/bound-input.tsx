import type { FieldBound } from '@skora/domain';
import { EmailInput } from '@skora/kit';
import { Select, Textarea, TextInput } from '@skora/shared/ui/forms';

interface BoundInputProps {
  bound: FieldBound;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete?: string | undefined;
  options?: readonly { code: string; name: string }[] | undefined;
}

const AS_NUMBER = { whole: 'numeric', year: 'numeric', number: 'decimal' } as const;

/** The control that suits what a field may hold. */
export function BoundInput({
  bound,
  name,
  value,
  onValueChange,
  autoComplete = 'off',
  options,
}: BoundInputProps) {
  const common = {
    name,
    value,
    autoComplete,
    onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
  };
  if (options) {
    return (
      <Select {...common}>
        <option value="">Not given</option>
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </Select>
    );
  }
  switch (bound.kind) {
    case 'lines':
      return <Textarea {...common} limit={bound.max} />;
    case 'email':
      return <EmailInput {...common} />;
    case 'month':
      // Without a picker of its own the browser offers a text field for the same notation.
      return <TextInput {...common} type="month" placeholder="YYYY-MM" />;
    case 'whole':
    case 'year':
    case 'number':
      return <TextInput {...common} inputMode={AS_NUMBER[bound.kind]} />;
    default:
      return <TextInput {...common} />;
  }
}
