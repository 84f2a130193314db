import { useRef } from 'react';
import { Button } from '@skora/shared/ui';
import { PICTURE_BOUNDS } from './picture-bounds';

interface FileButtonProps {
  children: string;
  disabled: boolean;
  /** Opens the camera on the side of the screen where there is one. */
  camera?: boolean;
  className?: string | undefined;
  onFile: (file: File | undefined) => void;
}

export function FileButton({ children, disabled, camera = false, className, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={disabled}
        className={className}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={PICTURE_BOUNDS.types.join()}
        capture={camera ? 'user' : undefined}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
