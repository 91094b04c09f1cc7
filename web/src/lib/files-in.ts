export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** The name that browsers give to images from the clipboard. */
const NAMELESS = /^image(\.\w+)$/;

/** The pasted files, such as a screenshot. None when the clipboard has text too: then the user meant the text. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files].map((file) => {
    const [, ext] = NAMELESS.exec(file.name) ?? [];
    return ext ? new File([file], `Geplakt beeld${ext}`, { type: file.type }) : file;
  });
}
