import { fireEvent, screen, within, type ByRoleMatcher } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The content of the screen, without the bars around it. */
export const inMain = () => within(screen.getByRole('main'));

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const field = (label: string) => inMain().getByLabelText<HTMLInputElement>(label);

export function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

export const press = (name: string): boolean => fireEvent.click(inMain().getByRole('button', { name }));

/** The question on top of the screen, with its answers. */
export const findDialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** What a screen reader says of a field after its name. */
export const getDescription = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Expects elements by role, with exactly these names. */
export function expectNamed(
  where: Pick<typeof screen, 'getAllByRole'>,
  roles: Partial<Record<ByRoleMatcher, readonly string[]>>,
): void {
  for (const [role, names] of Object.entries(roles)) {
    for (const name of names ?? []) expect(where.getAllByRole(role, { name }).length).toBeGreaterThan(0);
  }
}

/** Expects the fields that may not stay empty and those that may; each tells which it is, before anybody is wrong. */
export function expectMarked(required: readonly string[], optional: readonly string[]): void {
  for (const label of [...required, ...optional]) {
    const isOptional = optional.includes(label);
    expect(field(label).required, label).toBe(!isOptional);
    expect(field(label).getAttribute('aria-invalid')).not.toBe('true');
    expect(getDescription(field(label)).includes('(niet verplicht)'), label).toBe(isOptional);
  }
  expect(inMain().queryAllByText('(niet verplicht)')).toHaveLength(optional.length);
}

/** What is put on the clipboard during a test, the latest last. */
export function watchClipboard(): readonly string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  return copied;
}
