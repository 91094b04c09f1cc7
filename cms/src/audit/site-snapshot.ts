import type { Core } from '@strapi/strapi';
import type { AuditSnapshot } from './details';

interface FileRow {
  documentId: string;
  name: string;
}

interface SiteRow {
  productName: string;
  productSlug: string;
  logo: FileRow | null;
  logoDark: FileRow | null;
  favicon: FileRow | null;
  ornament: string | null;
  ornamentImage: FileRow | null;
  contact: { name: string; email: string; phone: string; text: string } | null;
  footerLinks: { label: string; url: string }[];
  registration: string | null;
  registrationDomains: string | null;
  sharing: string | null;
  mailFromName: string | null;
}

const FILE = { select: ['documentId', 'name'] };

const describeFile = (file: FileRow | null) => file && { id: file.documentId, name: file.name };

export async function loadSiteSnapshot(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AuditSnapshot | null> {
  const site: SiteRow | null = await strapi.db.query('api::site.site').findOne({
    where: { documentId },
    populate: {
      ...{ logo: FILE, logoDark: FILE, favicon: FILE, ornamentImage: FILE },
      ...{ contact: true, footerLinks: true },
    },
  });
  if (!site) return null;
  const { productName, productSlug, logo, logoDark, favicon, ornament, ornamentImage } = site;
  const { contact, footerLinks } = site;
  const { registration, registrationDomains, sharing, mailFromName } = site;
  return {
    productName,
    productSlug,
    logo: describeFile(logo),
    logoDark: describeFile(logoDark),
    favicon: describeFile(favicon),
    ornament,
    ornamentImage: describeFile(ornamentImage),
    contact: contact && {
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      text: contact.text,
    },
    footerLinks: footerLinks.map(({ label, url }) => ({ label, url })),
    registration,
    registrationDomains,
    sharing,
    mailFromName,
  };
}
