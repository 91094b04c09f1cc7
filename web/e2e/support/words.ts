import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** Expects visible elements of a role with exactly these names. */
export async function expectNamed(where: Page | Locator, role: Role, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect(where.getByRole(role, { name, exact: true }).first()).toBeVisible();
  }
}

/** Expects fields with exactly these labels; some, such as password fields, have no role. */
export async function expectFields(where: Page | Locator, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    await expect(where.getByLabel(label, { exact: true }).first()).toBeAttached();
  }
}
