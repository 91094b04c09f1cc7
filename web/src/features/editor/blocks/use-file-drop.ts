import { useState, type DragEvent } from 'react';
import type { Asset, Block, BlockField, BlockType } from '../../../api/types';
import { toApiError } from '../../../lib/api/errors';
import { toast } from '../../../lib/toasts/toasts';
import { addAsset } from '../assets/add-asset';

/** Every place for an asset in a block: its path and the id of what is there. */
interface Place {
  path: string;
  id: string | null;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const idOf = (value: unknown): string | null => {
  const id = at(value, 'id');
  return typeof id === 'string' ? id : null;
};

function placesOf(fields: readonly BlockField[], from: unknown, prefix = ''): Place[] {
  return fields.flatMap(({ name, kind, of = [] }): Place[] => {
    const path = `${prefix}${name}`;
    const value = at(from, name);
    if (kind === 'asset') return [{ path, id: idOf(value) }];
    if (kind === 'assets') {
      const list: unknown[] = Array.isArray(value) ? value : [];
      return [...list, null].map((item, index) => ({ path: `${path}.${index}`, id: idOf(item) }));
    }
    return kind === 'object' ? placesOf(of, value, `${path}.`) : [];
  });
}

/** The id of the asset whose picture is under the pointer. What is inert is no target, so it is measured. */
function pictureUnder(frame: Element, x: number, y: number): string | null {
  const hit = [...frame.querySelectorAll<HTMLElement>('[data-asset]')].find((picture) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return hit?.dataset.asset ?? null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

interface FileDropOptions {
  block: Block;
  type: BlockType;
  onAsset: (path: string, asset: Asset) => void;
}

/** A picture or video that is dropped on a block: it takes the place of the picture under it, or the first empty one. */
export function useFileDrop({ block, type, onAsset }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  const places = placesOf(type.fields, block);
  if (places.length === 0) return { isOver: false, handlers: {} };

  const drop = async (frame: Element, file: File, x: number, y: number): Promise<void> => {
    const under = pictureUnder(frame, x, y);
    const place =
      places.find(({ id }) => under !== null && id === under) ??
      places.find(({ id }) => id === null) ??
      places[0];
    try {
      const asset = await addAsset(file);
      if (place) onAsset(place.path, asset);
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      toast.error(`${file.name} is niet toegevoegd.`, fields['original'] ?? message);
    }
  };

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void drop(event.currentTarget, file, event.clientX, event.clientY);
      },
    },
  };
}
