import { Check } from 'lucide-react';
import { ButtonTarget } from '../shared/block-button';
import styles from './rule.module.css';

interface RuleProps {
  /** The rule for the use of a logo, or empty. */
  text: string;
  /** Where that is explained, or empty. */
  url: string;
}

/** How a logo is used, as its page has it. */
export function LogoRule({ text, url }: RuleProps) {
  if (text === '' && url === '') return null;
  return (
    <p className={styles.rule}>
      <Check />
      <span>
        {text}{' '}
        {url && (
          <ButtonTarget button={{ label: '', url, target: '_self', icon: null }} className={styles.why ?? ''}>
            {text ? 'De regel' : 'De regels voor het gebruik'}
          </ButtonTarget>
        )}
      </span>
    </p>
  );
}
