import { expect, test } from 'vitest';
import { splitName, withInfix } from '../../src/api/user/lib/import/names';

test.each([
  ['Jan Jansen', 'Jan', 'Jansen'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Anna  Maria de Vries', 'Anna Maria', 'de Vries'],
  ['Berg, Jan van der', 'Jan', 'van der Berg'],
  ['Vries , Anna Maria de', 'Anna Maria', 'de Vries'],
  ['in ’t Veld, Sofie', 'Sofie', 'in ’t Veld'],
  ['Sofie In ’t Veld', 'Sofie', 'In ’t Veld'],
  ['Youssef El Amrani', 'Youssef', 'El Amrani'],
  ['Kim Le', 'Kim', 'Le'],
  ['De Wit', 'De', 'Wit'],
  ['Madonna', 'Madonna', ''],
  ['', '', ''],
  [', Jan', ',', 'Jan'],
  ['Jansen, Piet, junior', 'Jansen,', 'Piet, junior'],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test.each([
  ['de', 'Vries', 'de Vries'],
  ['', 'Vries', 'Vries'],
  ['de', 'de Vries', 'de Vries'],
  ['de', 'De Vries', 'De Vries'],
  ['van der', 'Berg, van der', 'van der Berg'],
  ['', 'Berg, van der', 'van der Berg'],
  ['', 'Jansen, junior', 'Jansen, junior'],
  ['de', 'Deen', 'de Deen'],
  ['van', '', ''],
])('%j before %j is %j', (infix, lastName, whole) => {
  expect(withInfix(infix, lastName)).toBe(whole);
});
