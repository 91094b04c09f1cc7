/** The types of settings. Each has an error message in Dutch that says what is allowed. */
import { isIP } from 'node:net';
import { z } from 'zod';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Splits a comma-separated value; drops empty parts. */
export const splitList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** An integer within bounds. */
export const wholeNumber = (min: number, max: number) => {
  const allowed = `toegestaan: een geheel getal van ${min} tot en met ${max}.`;
  return z
    .string()
    .regex(/^\d{1,16}$/, allowed)
    .transform(Number)
    .refine((value) => value >= min && value <= max, allowed);
};

/** A number of minutes, which need not be whole. */
export const minutes = (max: number) => {
  const allowed = `toegestaan: een getal groter dan 0 en hoogstens ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, allowed)
    .transform(Number)
    .refine((value) => value > 0 && value <= max, allowed);
};

const SWITCH_VALUES: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };

/** A boolean; `shown` is how the error message names its values. */
export const toggle = (shown: 'on of off' | 'true of false') =>
  z
    .string()
    .toLowerCase()
    .refine((value) => Object.hasOwn(SWITCH_VALUES, value), `toegestaan: ${shown}.`)
    .transform((value) => SWITCH_VALUES[value] === true);

/** Whether a value has the form http(s)://host[:port], without a path. */
const isOrigin = (value: string) => {
  const url = parseUrl(value);
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.origin === value.replace(/\/$/, '').toLowerCase()
  );
};

/** An origin; a trailing slash is dropped. */
export const origin = () =>
  z
    .string()
    .refine(isOrigin, 'toegestaan: een adres zonder pad, zoals https://huisstijl.voorbeeld.nl.')
    .transform((value) => new URL(value).origin);

export const origins = () =>
  z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every(isOrigin),
      'toegestaan: adressen zonder pad, met komma’s ertussen, zoals https://intranet.voorbeeld.nl.',
    )
    .transform((list) => list.map((value) => new URL(value).origin));

/** A URL with one of the given schemes. */
export const address = (schemes: readonly string[], example: string) =>
  z.string().refine((value) => {
    const url = parseUrl(value);
    return url !== undefined && url.hostname !== '' && schemes.includes(url.protocol);
  }, `toegestaan: een adres zoals ${example}.`);

/** A Sentry DSN: a URL with a public key and the number of a project. */
export const dsn = () =>
  z.string().refine((value) => {
    const url = parseUrl(value);
    return (
      url !== undefined &&
      /^https?:$/.test(url.protocol) &&
      /^\w+$/.test(url.username) &&
      /\/\d+$/.test(url.pathname)
    );
  }, 'toegestaan: een adres met een sleutel en een projectnummer, zoals https://sleutel@sentry.voorbeeld.nl/1.');

/** A host name or an IP address to listen on. */
export const host = () =>
  z
    .string()
    .refine(
      (value) => isIP(value) !== 0 || HOST_NAME.test(value),
      'toegestaan: een hostnaam of IP-adres, zoals 127.0.0.1 of 0.0.0.0.',
    );

const namesOf = (accepts: (name: string) => boolean, allowed: string) =>
  z
    .string()
    .toLowerCase()
    .transform(splitList)
    .refine((list) => list.every((value) => HOST_NAME.test(value) && accepts(value)), allowed);

/** A list of mail domains. */
export const domains = () =>
  namesOf(() => true, 'toegestaan: domeinen met komma’s ertussen, zoals ziekenhuis.nl,zorg.nl.');

/** A list of host names on the internet, each once. */
export const hosts = () =>
  namesOf(
    (name) => name.includes('.') && isIP(name) === 0,
    'toegestaan: hostnamen met komma’s ertussen, zoals www.youtube-nocookie.com,player.vimeo.com.',
  ).transform((list) => [...new Set(list)]);

/** A host name or an IP address as `URL.hostname` has it; null when it is neither. */
const getUrlHost = (value: string): string | null => {
  const written = `http://${isIP(value) === 6 ? `[${value}]` : value}`;
  return (isIP(value) !== 0 || HOST_NAME.test(value)) && URL.canParse(written)
    ? new URL(written).hostname
    : null;
};

/** A list of host names and IP addresses inside the network, in the form that URLs have them. */
export const innerHosts = () =>
  z
    .string()
    .toLowerCase()
    .transform(splitList)
    .refine(
      (list) => list.every((value) => getUrlHost(value) !== null),
      'toegestaan: hostnamen en IP-adressen met komma’s ertussen, zonder poort, zoals intranet.ziekenhuis.nl,10.0.0.12.',
    )
    .transform((list) => [...new Set(list.flatMap((value) => getUrlHost(value) ?? []))]);

export const email = () =>
  z.email('toegestaan: een e-mailadres, zoals naam@voorbeeld.nl.').transform((value) => value.toLowerCase());

/** An email address or a page; returned as a URI. */
export const contact = () =>
  z
    .string()
    .transform((value) => (z.email().safeParse(value).success ? `mailto:${value}` : value))
    .refine(
      (value) => /^(mailto|https):$/.test(parseUrl(value)?.protocol ?? ''),
      'toegestaan: een e-mailadres of een https-adres, zoals security@voorbeeld.nl.',
    );

/** The sender of mails: an email address, with or without a name. */
export const sender = () =>
  z
    .string()
    .refine(
      (value) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
      'toegestaan: een e-mailadres, of een naam met een adres: Huisstijl <huisstijl@voorbeeld.nl>.',
    );

export const text = (min: number, max: number) =>
  z
    .string()
    .min(min, `toegestaan: ${min} tot en met ${max} tekens.`)
    .max(max, `toegestaan: ${min} tot en met ${max} tekens.`);

/** A secret for an Authorization header. */
export const token = (min: number, max: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w.~+/=-]{${min},${max}}$`),
      `toegestaan: ${min} tot en met ${max} letters, cijfers en tekens uit -._~+/=, bijvoorbeeld uit "openssl rand -hex 32".`,
    );

export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/, 'toegestaan: 1 tot en met 100 kleine letters, cijfers en koppeltekens.');

/** The path of a folder in addresses, with a slash at both ends; without dots, so that it leads nowhere else. */
export const folderOfAddress = () =>
  z
    .string()
    .regex(
      /^\/([\w-]+\/)+$/,
      'toegestaan: een pad van letters, cijfers en koppeltekens, met een schuine streep aan beide kanten, zoals /_uploads/.',
    );
