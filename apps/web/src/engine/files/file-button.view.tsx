import { Button } from '@blueprintjs/core';
import { useRef } from 'react';

interface FileButtonProps {
  /** What the button says, and the input out of sight is called. */
  readonly text: string;
  /** Kinds that may be chosen, as the browser takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Opens the camera of a device that has one. */
  readonly camera?: boolean;
  readonly describedBy?: string;
  onChoose(files: readonly File[]): void;
}

/** Chooses files from the machine; the browser's own button speaks the browser's language. */
export function FileButton({ text, accept, multiple = false, camera = false, describedBy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={text}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button text={text} aria-describedby={describedBy} onClick={() => input.current?.click()} />
    </>
  );
}
