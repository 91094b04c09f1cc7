export const countFiles = (count: number): string => (count === 1 ? '1 bestand' : `${count} bestanden`);
