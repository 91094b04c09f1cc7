import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../../config/env';
import { randomPassword } from '../../../../auth/passwords';
import { announce } from '../../../../utils/announce';

/** Creates the first account of Strapi's admin panel, so that no stranger can register it. */
export async function ensureFirstMaintainer(strapi: Core.Strapi): Promise<void> {
  const { strapiAdmin, maintainerEmail, maintainerPassword } = getEnv();
  const maintainers = strapi.service('admin::user');
  if (!strapiAdmin || (await maintainers.exists())) return;
  const password = maintainerPassword ?? randomPassword();
  try {
    await maintainers.createFirstAdmin({
      email: maintainerEmail,
      firstname: 'Technisch',
      lastname: 'beheer',
      preferedLanguage: 'nl',
      password,
    });
  } catch (error) {
    // Another instance that started at the same moment was first.
    if (await maintainers.exists()) return;
    throw error;
  }
  if (!maintainerPassword) announce(`Technisch beheer (/beheer), ${maintainerEmail}`, password);
}
