import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Landing } from './move';

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Druk op spatie om de pagina op te pakken. Verplaats met pijl omhoog en omlaag, ' +
    'maak er een subpagina van met pijl rechts en een hoofdpagina met pijl links. ' +
    'Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** Why a page with sub-pages cannot become a sub-page (specification section 4). */
export const WHY_NOT = "een pagina met subpagina's kan niet onder een andere pagina";

const REFUSED = `kan daar niet staan: ${WHY_NOT}`;

function getOffset({ rect }: Active): number {
  const { initial, translated } = rect.current;
  return initial && translated ? translated.left - initial.left : 0;
}

/**
 * Screen reader announcements while a page moves. `title` gives the title for an id; `landing` gives where the page
 * would land on another row at a horizontal offset; `announced` is the last landing that was announced.
 */
export function announcements(
  title: (id: string) => string,
  landing: (id: string, overId: string, offsetX: number) => Landing | null,
  announced: Landing | null,
): Announcements {
  const name = ({ id }: { id: string | number }) => title(`${id}`);
  const getLevel = (to: Landing | null): string | undefined => {
    if (!to || 'refused' in to) return undefined;
    return to.parentId === null ? 'hoofdpagina' : `subpagina van ${title(to.parentId)}`;
  };
  const level = (active: Active, over: Over) =>
    getLevel(landing(`${active.id}`, `${over.id}`, getOffset(active)));
  return {
    onDragStart: ({ active }) => `${name(active)} is opgepakt.`,
    onDragMove: ({ active, over }) => {
      if (!over) return undefined;
      const becomes = level(active, over);
      if (becomes === getLevel(announced)) return undefined;
      return `${name(active)} ${becomes ? `wordt een ${becomes}` : REFUSED}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === active.id) return undefined;
      const as = level(active, over);
      return `${name(active)} staat nu op de plek van ${name(over)}, ${as ? `als ${as}` : `maar ${REFUSED}`}.`;
    },
    onDragEnd: ({ active, over }) =>
      over && level(active, over)
        ? `${name(active)} is neergezet.`
        : `${name(active)} staat weer op zijn plek.`,
    onDragCancel: ({ active }) => `Geannuleerd. ${name(active)} staat weer op zijn plek.`,
  };
}
