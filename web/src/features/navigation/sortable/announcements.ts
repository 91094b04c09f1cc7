import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

/** What a screen reader says about a handle. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'Druk op spatie om de pagina op te pakken. Verplaats met pijl omhoog en omlaag, ' +
    'maak er een subpagina van met pijl rechts en een hoofdpagina met pijl links. ' +
    'Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** What a screen reader says while a page is moved; `title` gives the title that belongs to an id. */
export function announcements(title: (id: string) => string): Announcements {
  const name = ({ id }: { id: string | number }) => title(`${id}`);
  return {
    onDragStart: ({ active }) => `${name(active)} is opgepakt.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${name(active)} staat nu op de plek van ${name(over)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active)} is neergezet.` : `${name(active)} staat weer op zijn plek.`,
    onDragCancel: ({ active }) => `Geannuleerd. ${name(active)} staat weer op zijn plek.`,
  };
}
