export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** The pasted files, such as a screenshot. None when the clipboard has text too: then the user meant the text. */
export const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] =>
  !clipboardData || clipboardData.types.includes('text/plain') ? [] : [...clipboardData.files];
