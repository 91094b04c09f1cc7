import { expect, test } from 'vitest';
import { getNetwork } from '../../src/http/rate-limits/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:DB8::7:0:0:0:1', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});
