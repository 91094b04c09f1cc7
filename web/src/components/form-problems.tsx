import { FieldError } from './field';
import styles from './form-problems.module.css';

/** What the server refused of a form in fields that the form does not have; stands above its fields. */
export function FormProblems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert" className={styles.problems}>
      {problems.map((problem) => (
        <FieldError key={problem} error={problem} />
      ))}
    </div>
  );
}
