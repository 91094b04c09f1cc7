import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Button } from '../../../api/types';
import { buttonClass } from '../../../components/button';
import { download, downloadAt } from '../../../lib/download';
import { useReportError } from '../../../lib/use-report-error';
import { GUIDE_INDEX, useGuidePath } from '../../page-tree';
import { ButtonIcon } from './button-icon';

const DARK = ['blue', 'blueDark', 'purple'];

/** Whether text on a background is white. `theme/fields.css` defines the colours. */
const isDark = (background: string): boolean => DARK.includes(background);

/** Whether a background is the white of the page. */
export const isWhite = (background: string): boolean =>
  background === 'transparent' || background === 'white';

/** A URL inside the portal that opens in the same window uses client-side navigation. */
const staysInside = ({ url, target }: Button): boolean =>
  url.startsWith('/') && !url.startsWith('/api/') && target === '_self';

interface TargetProps {
  button: Button;
  className: string;
  children: ReactNode;
}

function Target({ button, className, children }: TargetProps) {
  const report = useReportError();
  if (staysInside(button)) {
    return (
      <Link className={className} to={button.url}>
        {children}
      </Link>
    );
  }
  const isNew = button.target === '_blank';
  // A browser brings no session along to the address itself.
  const file = downloadAt(button.url);
  const start = (event: MouseEvent): void => {
    if (!file) return;
    event.preventDefault();
    download(file).catch(report);
  };
  return (
    <a
      className={className}
      href={button.url}
      target={button.target}
      rel={isNew ? 'noopener' : undefined}
      onClick={start}
    >
      {children}
      {isNew && <span className="sr"> (opent in een nieuw venster)</span>}
    </a>
  );
}

function ToGuide({ button, ...rest }: TargetProps) {
  const url = useGuidePath();
  return <Target button={{ ...button, url }} {...rest} />;
}

export const ButtonTarget = (props: TargetProps) =>
  props.button.url === GUIDE_INDEX ? <ToGuide {...props} /> : <Target {...props} />;

/** The label of a button, with its icon on the chosen side. */
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

/** Whether to render a button: it needs a label and a URL. */
export const isShown = ({ label, url }: Button): boolean => label !== '' && url !== '';

interface BlockButtonProps {
  button: Button;
  /** The background behind the button. */
  on?: string;
  small?: boolean;
  className?: string;
}

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
