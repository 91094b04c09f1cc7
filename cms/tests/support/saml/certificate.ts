import { generateKeyPairSync, sign } from 'node:crypto';

/** A key with its self-signed certificate. */
export interface Key {
  privateKey: string;
  /** PEM. */
  certificate: string;
}

/** One value of DER: its tag, its length, and what it holds. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 128) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, content]);
}

const SEQUENCE = 0x30;
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SHA256_WITH_RSA = der(SEQUENCE, Buffer.from('06092a864886f70d01010b0500', 'hex'));

const name = (text: string): Buffer =>
  der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(text)))));

const time = (text: string): Buffer => der(0x17, Buffer.from(text));

/** Makes an RSA key and a certificate (X.509, RFC 5280) that says so, as a staff portal has them. */
export function newKey(commonName: string): Key {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const toBeSigned = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name(commonName),
    der(SEQUENCE, time('200101000000Z'), time('491231235959Z')),
    name(commonName),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', toBeSigned, pair.privateKey);
  const whole = der(SEQUENCE, toBeSigned, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
  };
}

/** The certificate without its first and last line, as it stands in metadata and settings. */
export const base64Of = ({ certificate }: Key): string => certificate.replace(/-----[A-Z ]+-----|\s/g, '');
