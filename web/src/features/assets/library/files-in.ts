/** Whether something that is dragged holds files. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** What a browser calls every picture of the clipboard. */
const NAMELESS = /^image(\.\w+)$/;

/** The files that are pasted, such as a picture of the screen; none when there is text: that is what was meant then. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files].map((file) => {
    const [, ext] = NAMELESS.exec(file.name) ?? [];
    return ext ? new File([file], `Geplakt beeld${ext}`, { type: file.type }) : file;
  });
}
