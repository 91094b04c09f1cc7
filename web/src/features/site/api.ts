import useSWR, { mutate } from 'swr';
import type { components } from '../../api/schema';
import { trackRequest } from '../../lib/api/activity';
import { API_PREFIX, api, unwrap } from '../../lib/api/client';
import { sendWithSession } from '../../lib/api/send';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { swrKey } from '../../lib/swr-keys';

export type Settings = components['schemas']['AdminSite'];

/** The pictures among the settings. */
export const PICTURES = ['logo', 'logoDark', 'favicon', 'ornamentImage'] as const;

export type Picture = (typeof PICTURES)[number];

/** The settings that a form can change, pictures aside; the domains as they are typed. */
export interface SettingsWrite {
  productName: string;
  productSlug: string;
  ornament: Settings['ornament'];
  palette: Settings['palette'];
  contact: Settings['contact'];
  footerLinks: Settings['footerLinks'];
  registration: Settings['registration'];
  domains: string;
  sharing: Settings['sharing'];
  mailFromName: string;
}

/** New pictures; null takes one away. */
export type PictureWrite = Partial<Record<Picture, File | null>>;

/** The form's values of the stored settings. */
export const toWrite = (settings: Settings): SettingsWrite => ({
  productName: settings.productName,
  productSlug: settings.productSlug,
  ornament: settings.ornament,
  palette: settings.palette,
  contact: settings.contact,
  footerLinks: settings.footerLinks,
  registration: settings.registration,
  domains: settings.registrationDomains.join(', '),
  sharing: settings.sharing,
  mailFromName: settings.mailFromName,
});

export const useSettings = () =>
  useSWR<Settings, unknown>(swrKey('settings'), () => unwrap(api.GET('/admin/site')));

const splitDomains = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function getForm({ domains, ...write }: Partial<SettingsWrite>, pictures: PictureWrite): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(write)) form.set(name, asJson(value));
  if (domains !== undefined) form.set('registrationDomains', JSON.stringify(splitDomains(domains)));
  for (const [name, file] of Object.entries(pictures)) form.set(name, file ?? 'null');
  return form;
}

/** Browsers keep the picture of a tab until it has another address. */
function renewIcons(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
    const [address = ''] = link.href.split('?');
    link.href = `${address}?${Date.now()}`;
  }
}

/**
 * Stores what changed. The whole portal follows at once. Throws 412 when somebody else changed the settings since they
 * were read.
 */
export async function storeSettings(
  write: Partial<SettingsWrite>,
  pictures: PictureWrite,
  header: VersionHeader,
): Promise<void> {
  const body = getForm(write, pictures);
  const request = new Request(`${API_PREFIX}/admin/site`, { method: 'PUT', body, headers: { ...header } });
  const { data }: { data: Settings } = await (await trackRequest(sendWithSession(request))).json();
  await mutate(swrKey('settings'), data, { revalidate: false });
  await mutate(swrKey('site'));
  renewIcons();
}
