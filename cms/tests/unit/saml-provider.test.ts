import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadEnv } from '../../config/env';
import { toPem, readIdpMetadata } from '../../src/api/auth/saml/provider/idp-metadata';
import { loadProviders } from '../../src/api/auth/saml/provider';
import { base64Of, newKey } from '../support/saml/certificate';
import { idpMetadata } from '../support/saml/metadata';

const [first, second, encryption] = [newKey('eerste'), newKey('tweede'), newKey('versleuteling')];
const ISSUER = 'http://adfs.ziekenhuis.example/adfs/services/trust';
const ENTRY_POINT = 'https://adfs.ziekenhuis.example/adfs/ls/';
const metadata = idpMetadata(ISSUER, ENTRY_POINT, { signing: [first, second], encryption });

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-saml-unit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a certificate', () => {
  const pem = `${first.certificate}\n`;
  test.each([
    ['PEM', first.certificate],
    ['base64', base64Of(first)],
    ['PEM in one line', first.certificate.replaceAll('\n', ' ')],
    ['PEM with its line ends written out', first.certificate.replaceAll('\n', '\\n')],
  ])('is taken as %s', (_name, given) => {
    expect(toPem(given)).toBe(pem);
  });

  test.each(['', 'AAAA', 'geen certificaat', first.privateKey])('is not: %.20s', (given) => {
    expect(toPem(given)).toBeNull();
  });
});

describe('metadata', () => {
  const found = {
    entryPoint: ENTRY_POINT,
    issuer: ISSUER,
    certificates: [`${first.certificate}\n`, `${second.certificate}\n`],
  };

  test('has the address, the name and every certificate to sign with', () => {
    expect(readIdpMetadata(metadata)).toEqual(found);
  });

  test('may begin with a byte order mark', () => {
    expect(readIdpMetadata(`\uFEFF${metadata}`)).toEqual(found);
  });

  test('may be one of several, as long as one of them is a staff portal', () => {
    const entity = metadata.slice(metadata.indexOf('<md:EntityDescriptor'));
    const service = `<md:EntityDescriptor entityID="https://dienst.example"><md:SPSSODescriptor/></md:EntityDescriptor>`;
    const several = (...entities: string[]) =>
      `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${entities.join('')}</md:EntitiesDescriptor>`;
    expect(readIdpMetadata(several(service, entity))).toEqual(found);
    expect(readIdpMetadata(several(entity, entity))).toBeNull();
    expect(readIdpMetadata(several(service))).toBeNull();
  });

  test.each([
    [
      'no certificate to sign with',
      metadata.replaceAll(base64Of(first), '').replaceAll(base64Of(second), ''),
    ],
    ['no address for a redirect', metadata.replace('bindings:HTTP-Redirect', 'bindings:SOAP')],
    ['an address that is none', metadata.replace(`Location="${ENTRY_POINT}"/>`, 'Location="adfs"/>')],
    ['no name', metadata.replace(`entityID="${ISSUER}"`, '')],
  ])('with %s is of no use', (_name, xml) => {
    expect(readIdpMetadata(xml)).toBeNull();
  });
});

describe('the settings of staff portals', () => {
  const getProblems = (own: Record<string, string>): string => {
    const env = loadEnv({ APP_SECRET: 'x'.repeat(32), DATA_DIR: folder, SAML_PROVIDERS: 'adfs', ...own });
    try {
      loadProviders(env);
    } catch (error) {
      return String(error);
    }
    return '';
  };

  test('stop the start when the file is no metadata, and say which', () => {
    const file = path.join(folder, 'metadata.xml');
    writeFileSync(file, '<html/>');
    expect(getProblems({ SAML_ADFS_IDP_METADATA: file })).toContain('SAML_ADFS_IDP_METADATA: toegestaan: ');
    writeFileSync(file, metadata);
    expect(getProblems({ SAML_ADFS_IDP_METADATA: file })).toBe('');
  });

  test('stop the start when one of the certificates is none', () => {
    const given = { SAML_ADFS_ENTRY_POINT: ENTRY_POINT, SAML_ADFS_IDP_ISSUER: ISSUER };
    const certificates = `${base64Of(first)},AAAA`;
    expect(getProblems({ ...given, SAML_ADFS_IDP_CERT: certificates })).toContain(
      'SAML_ADFS_IDP_CERT: toegestaan: ',
    );
    expect(getProblems({ ...given, SAML_ADFS_IDP_CERT: base64Of(second) })).toBe('');
  });
});
