import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { AddressRefused, findAddresses, getUrlProblem } from '../../src/api/webhook/sending/guard';
import { isPublicAddress } from '../../src/api/webhook/sending/public-address';

describe('an address on the internet', () => {
  test.each([
    ...['93.184.215.14', '8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '192.167.1.1', '100.63.0.1'],
    ...['100.128.0.1', '169.253.1.1', '223.255.255.254', '11.0.0.1'],
    ...['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:400e:80c::200e', '2001:4860:4860::8888'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('no address for a webhook', () => {
  test.each([
    // This machine.
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
    // Private networks, and those of providers.
    ...[
      '10.0.0.1',
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '100.64.0.1',
      '100.127.255.255',
    ],
    ...['fc00::1', 'fd12:3456:789a::1', 'fec0::1'],
    // Beside it, where clouds keep their secrets.
    ...['169.254.169.254', '169.254.0.1', 'fe80::1', 'fd00:ec2::254'],
    // Many at once.
    ...['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1', 'ff0e::1'],
    // For documents, tests and later.
    ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255', '240.0.0.1', '192.0.0.1'],
    ...['192.88.99.1', '2001:db8::1', '3fff::1', '100::1', '2001:2::1', '4000::1', '5f00::1'],
    // Another address in disguise.
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ...[
      '64:ff9b::7f00:1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2002:a00:1::1',
      '2002:808:808::1',
    ],
    ...['2001:0:7f00:1::1', '2001::1', '2001:10::1'],
    // Not addresses at all.
    ...['', 'localhost', '1.2.3.4.5', '127.0.0.1 ', '%00'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('those of this machine, whatever they are', () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    expect(own.filter(({ address }) => isPublicAddress(address))).toEqual([]);
  });
});

test.each([
  ['https://intranet.voorbeeld.nl/huisstijl?sig=a%20b', null],
  ['https://voorbeeld.nl:8443/', null],
  ['https://voorbeeld.nl./', null],
  ['https://8.8.8.8/', null],
  ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', null],
  ['http://ontvanger.ziekenhuis.nl:81/', null],
  ['http://ontvanger.ziekenhuis.nl./', null],
  ['https://10.0.0.12:25/', null],
  ['http://[fd00::12]/', null],
  ['', 'malformed'],
  ['intranet.voorbeeld.nl', 'malformed'],
  ['https://', 'malformed'],
  [`https://voorbeeld.nl/${'a'.repeat(2000)}`, 'malformed'],
  [`https://${'a'.repeat(64)}.nl/`, 'malformed'],
  [`https://${'a.'.repeat(130)}nl/`, 'malformed'],
  [`https://${'a'.repeat(63)}.nl/`, null],
  ['https://voorbeeld.nl/\r\nX-Kop: x', 'malformed'],
  ['https://voorbeeld.nl/a b', 'malformed'],
  ['https://voorbeeld.nl\\@127.0.0.1/', 'malformed'],
  ['https://voor\u0000beeld.nl/', 'malformed'],
  ['https://1.2.3.4.5/', 'malformed'],
  ['http://voorbeeld.nl/', 'scheme'],
  ['ftp://voorbeeld.nl/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['https://naam:woord@voorbeeld.nl/', 'credentials'],
  ['https://naam@voorbeeld.nl/', 'credentials'],
  ['https://127.0.0.1@voorbeeld.nl/', 'credentials'],
  ['https://voorbeeld.nl:25/', 'port'],
  ['https://voorbeeld.nl:22/', 'port'],
  ['https://voorbeeld.nl:80/', 'port'],
  ['https://127.0.0.1/', 'address'],
  ['https://127.0.0.1:1337/', 'address'],
  ['https://127.1/', 'address'],
  ['https://2130706433/', 'address'],
  ['https://0x7f000001/', 'address'],
  ['https://0x7f.1/', 'address'],
  ['https://0177.0.0.1/', 'address'],
  ['https://017700000001/', 'address'],
  ['https://127.0.0.1./', 'address'],
  ['https://１２７.0.0.1/', 'address'],
  ['https://127。0。0。1/', 'address'],
  ['https://0/', 'address'],
  ['https://0.0.0.0/', 'address'],
  ['https://169.254.169.254/latest/meta-data/', 'address'],
  ['https://[::1]/', 'address'],
  ['https://[::]/', 'address'],
  ['https://[0:0:0:0:0:0:0:1]/', 'address'],
  ['https://[::ffff:127.0.0.1]/', 'address'],
  ['https://[::ffff:7f00:1]/', 'address'],
  ['https://[64:ff9b::10.0.0.1]/', 'address'],
  ['https://[2002:7f00:1::]/', 'address'],
  ['https://[fe80::1]/', 'address'],
  ['https://localhost/', 'address'],
  ['https://LOCALHOST./', 'address'],
  ['https://a.localhost/', 'address'],
  ['https://intranet/', 'address'],
  ['https://printer.local/', 'address'],
  ['https://metadata.google.internal/', 'address'],
  ['https://nas.home.arpa/', 'address'],
  ['https://10.0.0.13/', 'address'],
  ['http://a.ontvanger.ziekenhuis.nl/', 'scheme'],
])('%j: %s', (url, problem) => {
  expect(getUrlProblem(url, ['ontvanger.ziekenhuis.nl', '10.0.0.12', '[fd00::12]'])).toBe(problem);
});

describe('the addresses of a name', () => {
  const find = (found: string[], permitted: string[] = []) =>
    findAddresses(new URL('https://voorbeeld.nl/'), permitted, () =>
      Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    );

  test('are all of them on the internet', async () => {
    expect(await find(['8.8.8.8', '2001:4860:4860::8888'])).toHaveLength(2);
  });

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::ffff:10.0.0.1']], [['::1']], [[]]])(
    'refused: %j',
    async (found) => {
      await expect(find(found)).rejects.toThrow(AddressRefused);
    },
  );

  test('may lie inside the network where the host is permitted', async () => {
    expect(await find(['10.0.0.1'], ['voorbeeld.nl'])).toEqual([{ address: '10.0.0.1', family: 4 }]);
  });
});
