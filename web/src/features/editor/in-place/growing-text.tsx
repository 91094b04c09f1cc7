import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './growing-text.module.css';
import written from './written.module.css';

interface GrowingTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

/** A text of one line that looks as the text around it and takes as many lines as it needs. */
export function GrowingText({
  label,
  value,
  onChange,
  onKeyDown,
  required,
  invalid,
  describedBy,
}: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const fit = (): void => {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    };
    fit();
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [value]);

  return (
    <textarea
      ref={field}
      rows={1}
      className={`${written.text} ${styles.text}`}
      aria-label={label}
      placeholder={label}
      data-writes
      value={value}
      required={required}
      aria-invalid={invalid ?? false}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
    />
  );
}
