import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** The look of a button; `paper` and `glass` are for dark fields. One primary per view. */
export type ButtonVariant = 'primary' | 'soft' | 'quiet' | 'danger' | 'paper' | 'glass';

export interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  iconOnly?: boolean;
  wide?: boolean;
}

/** Class names for other elements that look like a button. */
export function buttonClass(
  { variant = 'primary', small, iconOnly, wide }: ButtonLook,
  more?: string,
): string {
  return clsx(
    styles.button,
    variant !== 'primary' && styles[variant],
    small && styles.small,
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    more,
  );
}

interface Busy {
  /** While busy, it shows a spinner and ignores clicks. It keeps focus, which a disabled button would lose. */
  busy?: boolean;
}

const ignore = (event: MouseEvent): void => event.preventDefault();

type ButtonProps = ButtonLook & Busy & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; its label should be a verb. */
export function Button({ variant, small, iconOnly, wide, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, iconOnly, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & LinkProps & { children: ReactNode };

export function ButtonLink({ variant, small, iconOnly, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, small, iconOnly, wide }, className)} />;
}

type ButtonAnchorProps = ButtonLook &
  Busy &
  AnchorHTMLAttributes<HTMLAnchorElement> & { children: ReactNode };

/** A link out of the single-page application that looks like a button. */
export function ButtonAnchor({
  variant,
  small,
  iconOnly,
  wide,
  busy,
  href,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      className={buttonClass({ variant, small, iconOnly, wide }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </a>
  );
}
