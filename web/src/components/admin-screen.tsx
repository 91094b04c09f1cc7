import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../theme/admin-screen.module.css';
import { Address } from './address';
import { ScreenHeading } from './screen-heading';

interface AdminScreenProps {
  title: string;
  /** A title that is no name but an address: smaller. */
  isAddress?: boolean;
  /** The list that the screen belongs to. */
  back?: string;
  /** How many there are, beside the title. */
  count?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of management or of the account: a title, above lists and forms. */
export function AdminScreen({ title, isAddress, back, count, actions, children }: AdminScreenProps) {
  const heading = (
    <ScreenHeading
      className={clsx(styles.title, isAddress && styles.address)}
      drawn={isAddress && <Address>{title}</Address>}
    >
      {title}
    </ScreenHeading>
  );
  return (
    <div className={`wrap stack gap-4 ${styles.screen}`}>
      {back ? (
        <div>
          <Link className={clsx('line text-sm plain-link', styles.back)} to={back}>
            <ArrowLeft />
            Terug naar de lijst
          </Link>
          {actions ? (
            <div className="spread">
              {heading}
              {actions}
            </div>
          ) : (
            heading
          )}
        </div>
      ) : (
        <div className="spread">
          <div className={clsx('cluster', styles.titled)}>
            {heading}
            {count !== undefined && (
              <span role="status" className="muted tabular">
                {count}
              </span>
            )}
          </div>
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
