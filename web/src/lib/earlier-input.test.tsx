import { act } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { rememberEarlierInput, repeatEarlierInput } from './earlier-input';

function Form() {
  const [words, setWords] = useState('');
  const [sentence, setSentence] = useState('Zin');
  const [isOpen, setOpen] = useState(true);
  const [place, setPlace] = useState('web');
  const [unit, setUnit] = useState('mm');
  const [count, setCount] = useState(0);
  return (
    <>
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <textarea value={sentence} onChange={({ target }) => setSentence(target.value)} />
      <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
      {['web', 'print'].map((each) => (
        <input
          key={each}
          type="radio"
          name="place"
          id={each}
          checked={place === each}
          onChange={() => setPlace(each)}
        />
      ))}
      <select value={unit} onChange={({ target }) => setUnit(target.value)}>
        <option>mm</option>
        <option>px</option>
      </select>
      <button type="button" onClick={() => setCount((now) => now + 1)} />
      <output>{[words, sentence, isOpen, place, unit, count].join(' ')}</output>
    </>
  );
}

function find<E extends HTMLElement>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(selector);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
});

test('all that was typed, chosen and pressed before hydration counts, once', () => {
  find('[type=search]', HTMLInputElement).value = 'prik';
  find('textarea', HTMLTextAreaElement).value = 'Een eigen zin';
  find('[type=checkbox]', HTMLInputElement).checked = false;
  find('#print', HTMLInputElement).checked = true;
  find('select', HTMLSelectElement).value = 'px';
  find('button', HTMLButtonElement).dataset.pressed = '';
  act(() => {
    rememberEarlierInput();
    hydrateRoot(find('#root', HTMLElement), <Form />);
  });
  act(repeatEarlierInput);
  expect(find('output', HTMLElement).textContent).toBe('prik Een eigen zin false print px 1');
  expect(find('#print', HTMLInputElement).getAttribute('value')).toBeNull();
  act(repeatEarlierInput);
  expect(find('output', HTMLElement).textContent).toBe('prik Een eigen zin false print px 1');
});

test('what is typed, chosen and pressed while React hydrates counts after what was before it', () => {
  const type = (selector: string, value: string): void => {
    const field = find(selector, HTMLElement);
    Reflect.set(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  find('[type=search]', HTMLInputElement).value = 'pri';
  find('textarea', HTMLTextAreaElement).value = 'Een eig';
  find('[type=checkbox]', HTMLInputElement).checked = false;
  find('#print', HTMLInputElement).checked = true;
  find('select', HTMLSelectElement).value = 'px';
  find('button', HTMLButtonElement).dataset.pressed = '';
  rememberEarlierInput();
  startTransition(() => void hydrateRoot(find('#root', HTMLElement), <Form />));
  act(() => {
    type('[type=search]', 'prik');
    type('textarea', 'Een eigen');
    find('[type=checkbox]', HTMLInputElement).click();
    find('#web', HTMLInputElement).click();
    find('button', HTMLButtonElement).click();
  });
  act(repeatEarlierInput);
  expect(find('output', HTMLElement).textContent).toBe('prik Een eigen true web px 2');
});
