import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, onChange, useChanges, type Change } from './changes';

const created: Change = { noun: 'asset', kind: 'created', id: 'a' };
const stops: (() => void)[] = [];
const hear = () => {
  const heard: Change[] = [];
  stops.push(onChange((change) => heard.push(change)));
  return heard;
};

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('what is announced reaches every list of this tab once, also when none listens elsewhere', () => {
  const [one, other] = [hear(), hear()];
  announce(created);
  expect([one, other]).toEqual([[created], [created]]);
});

test('it reaches other tabs, and what they say reaches this one', async () => {
  const tab = new BroadcastChannel('portal-changes');
  const inTab: unknown[] = [];
  tab.onmessage = ({ data }: MessageEvent<unknown>) => inTab.push(data);
  announce(created);
  await vi.waitFor(() => expect(inTab).toEqual([created]));

  const heard = hear();
  tab.postMessage({ noun: 'page', kind: 'created', id: 'x' });
  tab.postMessage('something else');
  tab.postMessage({ ...created, kind: 'deleted' });
  await vi.waitFor(() => expect(heard).toEqual([{ ...created, kind: 'deleted' }]));
  tab.close();
});

test('a list hears its own noun, by its present listener, until it goes', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const list = renderHook(({ listener }) => useChanges('asset', listener), {
    initialProps: { listener: before },
  });
  list.rerender({ listener: now });
  announce(created);
  announce({ ...created, noun: 'group' });
  list.unmount();
  announce(created);
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([[created]]);
});
