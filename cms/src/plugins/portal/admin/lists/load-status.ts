import type { PageState } from '../page/page-state';

type Status = PageState['status'];
type Get = (url: string) => Promise<{ data: { data: Record<string, Status> } }>;

/** The cells of one list ask at once. */
let batch: { ids: string[]; answer: Promise<Record<string, Status>> } | null = null;

function open(get: Get) {
  const ids: string[] = [];
  const answer = Promise.resolve().then(async () => {
    batch = null;
    const { data } = await get(`/portal/states?ids=${ids.join(',')}`);
    return data.data;
  });
  return { ids, answer };
}

/** The status of a page for visitors; requests at the same moment are sent as one. */
export async function loadStatus(get: Get, id: string): Promise<Status | undefined> {
  batch ??= open(get);
  batch.ids.push(id);
  return (await batch.answer)[id];
}
