import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Button } from '../../../api/types';
import { buttonClass } from '../../../components/button';
import { ButtonIcon } from './button-icon';
import { isDark } from './tone';

/** An address inside the portal that opens in the same window stays in the application. */
const staysInside = ({ url, target }: Button): boolean =>
  url.startsWith('/') && !url.startsWith('/api/') && target === '_self';

interface TargetProps {
  button: Button;
  className: string;
  children: ReactNode;
}

/** A link to where a button of a block leads. */
export function ButtonTarget({ button, className, children }: TargetProps) {
  if (staysInside(button)) {
    return (
      <Link className={className} to={button.url}>
        {children}
      </Link>
    );
  }
  const isNew = button.target === '_blank';
  return (
    <a className={className} href={button.url} target={button.target} rel={isNew ? 'noopener' : undefined}>
      {children}
      {isNew && <span className="sr"> (opent in een nieuw venster)</span>}
    </a>
  );
}

/** The label of a button with its icon on the side that was chosen. */
export function ButtonLabel({ button: { label, icon } }: { button: Button }) {
  const shown = icon && <ButtonIcon value={icon.value} />;
  return (
    <>
      {icon?.direction === 'left' && shown}
      {label}
      {icon?.direction === 'right' && shown}
    </>
  );
}

/** Whether a button is drawn: it needs a text and a place to lead to. */
export const isShown = ({ label, url }: Button): boolean => label !== '' && url !== '';

interface BlockButtonProps {
  button: Button;
  /** The background that the button stands on. */
  on?: string;
  small?: boolean;
  className?: string;
}

/** The button of a block; without a text there is none. */
export function BlockButton({ button, on = 'transparent', small, className }: BlockButtonProps) {
  if (!isShown(button)) return null;
  return (
    <ButtonTarget
      button={button}
      className={buttonClass({ variant: isDark(on) ? 'paper' : 'primary', small }, className)}
    >
      <ButtonLabel button={button} />
    </ButtonTarget>
  );
}
