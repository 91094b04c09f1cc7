import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SideNavigation } from './side-navigation';

function Side() {
  const [open, setOpen] = useState(true);
  return <SideNavigation open={open} onToggle={() => setOpen(!open)} />;
}

test('the button of the side menu keeps the focus', () => {
  render(
    <MemoryRouter>
      <Side />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Zijmenu sluiten', expanded: true });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Zijmenu openen', expanded: false }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Zijmenu openen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zijmenu sluiten' }));
});
