import { clsx } from 'clsx';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { getKind, getVerb } from 'cms/shared/log-words/action-words';
import { getDetails, getSubject, getThing, type LogLine } from 'cms/shared/log-words/line-words';
import { clockTime } from '../../lib/dates/moments';
import styles from './log.module.css';

/** What asks for attention: something was refused. */
const WARNS = /\.(refuse|lock|forbid|reuse)$/;

function Details({ line }: { line: LogLine }) {
  return (
    <dl className={clsx('stack gap-1 text-sm', styles.details)}>
      {getDetails(line).map(({ name, before, after }, index) => (
        <div key={`${name} ${index}`}>
          <dt className="soft">{name}</dt>
          <dd className="breaks">
            {before && <del>{before}</del>} {after && (before ? <ins>{after}</ins> : after)}
          </dd>
        </div>
      ))}
      {line.ip && (
        <div>
          <dt className="soft">Vanaf</dt>
          <dd className="breaks">{line.ip}</dd>
        </div>
      )}
    </dl>
  );
}

/** One line of the log as a sentence; it opens to its details. */
export function LogRow({ line }: { line: LogLine }) {
  const thing = getThing(line);
  const hasDetails = line.ip !== null || getDetails(line).length > 0;
  const sentence = (
    <>
      <time dateTime={line.at}>{clockTime(line.at)}</time>
      <span className={clsx('strong', styles.who)}>{getSubject(line)}</span>
      <span className={clsx('small-icons', styles.what)}>
        {WARNS.test(line.action) && <TriangleAlert />}
        {getVerb(line.action)} {thing && <b>{thing}</b>}
      </span>
      <span className={clsx('text-xs soft', styles.kind)}>{getKind(line.action)}</span>
    </>
  );
  if (!hasDetails) {
    return (
      <li className={styles.row}>
        <div className={clsx('grid text-sm', styles.sentence)}>{sentence}</div>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <details>
        <summary className={clsx('grid text-sm', styles.sentence)}>
          {sentence}
          <ChevronDown className={styles.chevron} />
        </summary>
        <Details line={line} />
      </details>
    </li>
  );
}
