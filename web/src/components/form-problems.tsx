import { FieldError } from './field';
import styles from './form-problems.module.css';

/** Server errors for fields that the form does not have; goes above its fields. */
export function FormProblems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert" className={styles.problems}>
      {problems.map((problem) => (
        <FieldError key={problem} error={problem} />
      ))}
    </div>
  );
}
