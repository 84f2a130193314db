/** Form controls of the design system. See `../README.md`. */
export { Checkbox } from './choice/checkbox';
export { Field } from './field/field';
export { focusField } from './focus-field';
export { FormErrorSummary } from './form-error-summary';
export type { FormError } from './form-error-summary';
export { NumberInput } from './number-input';
export { parseDecimal } from './parse-decimal';
export { PasswordInput } from './password-input';
export { RadioGroup } from './choice/radio-group';
export type { RadioOption } from './choice/radio-group';
export { Select } from './select';
export { Stepper } from './stepper';
export { SubmitButton } from './submit-button';
export { TextInput } from './text-input';
export { Textarea } from './textarea';
export { useFieldControl } from './field/use-field-control';
