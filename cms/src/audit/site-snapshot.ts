import type { Core } from '@strapi/strapi';
import type { AuditSnapshot } from './details';

interface SiteRow {
  productName: string;
  productSlug: string;
  palette: unknown;
  logo: { documentId: string; name: string } | null;
  contact: { name: string; email: string; phone: string; text: string } | null;
  footerLinks: { label: string; url: string }[];
}

export async function getSiteSnapshot(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AuditSnapshot | null> {
  const site: SiteRow | null = await strapi.db.query('api::site.site').findOne({
    where: { documentId },
    populate: { logo: { select: ['documentId', 'name'] }, contact: true, footerLinks: true },
  });
  if (!site) return null;
  const { productName, productSlug, palette, logo, contact, footerLinks } = site;
  return {
    productName,
    productSlug,
    palette,
    logo: logo && { id: logo.documentId, name: logo.name },
    contact: contact && {
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      text: contact.text,
    },
    footerLinks: footerLinks.map(({ label, url }) => ({ label, url })),
  };
}
