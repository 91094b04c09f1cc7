import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** Things with exactly these names are in sight, found by their role. */
export async function expectNamed(where: Page | Locator, role: Role, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect(where.getByRole(role, { name, exact: true }).first()).toBeVisible();
  }
}

/** Fields with exactly these labels are there; not all have a role, such as those for passwords. */
export async function expectFields(where: Page | Locator, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    await expect(where.getByLabel(label, { exact: true }).first()).toBeAttached();
  }
}
