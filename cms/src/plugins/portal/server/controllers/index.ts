import type { Core } from '@strapi/strapi';
import { addressController } from './address';
import { logController } from './log';
import { mailsController } from './mails';
import { overviewController } from './overview';
import { pagesController } from './pages';
import { previewController } from './preview';

type Controller = (context: { strapi: Core.Strapi }) => object;

/** The controllers by the names that the routes use. */
export const controllers: Record<string, Controller> = {
  address: ({ strapi }) => addressController(strapi),
  log: ({ strapi }) => logController(strapi),
  mails: ({ strapi }) => mailsController(strapi),
  overview: ({ strapi }) => overviewController(strapi),
  pages: ({ strapi }) => pagesController(strapi),
  preview: ({ strapi }) => previewController(strapi),
};
