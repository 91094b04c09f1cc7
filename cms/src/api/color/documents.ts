import type { Core } from '@strapi/strapi';
import { guardFields } from '../../http/outside-writes';
import { colorUpdateInput } from './schemas/color';

/** Applies the portal's rules for fields to colours written in Strapi's content manager. */
export const guardColors = (strapi: Core.Strapi): void =>
  guardFields(strapi, { uid: 'api::color.color', shape: colorUpdateInput.shape });
