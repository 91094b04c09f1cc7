import { expect, test } from 'vitest';
import { getCoding } from '../../src/http/coding';
import { codedTag, matchesTag } from '../../src/http/entity-tag';

test.each<[header: string | undefined, coding: 'br' | 'gzip' | null]>([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate, zstd', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip ; q=0.5 , br ; q=0.5', 'br'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['gzip;q=0, br;q=0', null],
  ['gzip;q=0.000, *;q=0.1', 'br'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['gzip, identity;q=0', 'gzip'],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=1', 'gzip'],
  ['identity, gzip', 'gzip'],
  ['gzip;q=veel', null],
  [',;q=,=', null],
])('who sends Accept-Encoding: %s gets %s', (header, coding) => {
  expect(getCoding(header)).toBe(coding);
});

test('a tag is of one coding, and who has the content in another has it', () => {
  const tag = '"0123456789abcdefghijklmn-br"';
  const tags = [tag, codedTag(tag, 'br'), codedTag(tag, 'gzip')];
  expect(new Set(tags).size).toBe(3);
  for (const each of tags) {
    expect(matchesTag(each, tag)).toBe(true);
    expect(matchesTag(`"x", W/${each}`, tag)).toBe(true);
    expect(matchesTag(each.replace('0', '1'), tag)).toBe(false);
  }
  expect(matchesTag(tag, tag.replace('-br', ''))).toBe(true);
  expect(matchesTag(codedTag(tag, 'gzip').replace('gzip', 'zstd'), tag)).toBe(false);
});
