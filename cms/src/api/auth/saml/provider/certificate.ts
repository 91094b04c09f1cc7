import { X509Certificate } from 'node:crypto';

const LINE = /.{1,64}/g;

/** A certificate as PEM, given as PEM in one or more lines or as plain base64; null when it is invalid. */
export function toPem(given: string): string | null {
  const base64 = given.replace(/-----(BEGIN|END) CERTIFICATE-----|\\n|\s/g, '');
  const lines = base64.match(LINE) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa' ? pem : null;
  } catch {
    return null;
  }
}
