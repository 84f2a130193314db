import { Button, type ButtonProps } from '../button/button';

/** The button that sends a form. While `busy` neither a press nor Enter in a field sends it again. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} type="submit" />;
}
