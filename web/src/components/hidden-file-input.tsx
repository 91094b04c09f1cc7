import { forwardRef } from 'react';

interface HiddenFileInputProps {
  label: string;
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A file input that a button opens; the same file can be chosen again. */
export const HiddenFileInput = forwardRef<HTMLInputElement, HiddenFileInputProps>(function HiddenFileInput(
  { label, onFiles, ...input },
  ref,
) {
  return (
    <input
      {...input}
      ref={ref}
      type="file"
      className="sr"
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
});
