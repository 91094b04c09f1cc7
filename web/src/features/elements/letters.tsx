import { clsx } from 'clsx';
import { Section } from './section';
import styles from './elements.module.css';

export function Letters() {
  return (
    <Section title="Letters">
      <div className={clsx('stack', styles.stack)}>
        <p className={clsx('strong', styles.huge)}>Helder en rustig</p>
        <h3>Een tussenkop</h3>
        <p className="lead">Een inleiding is iets groter dan de rest en vertelt waar het over gaat.</p>
        <p>
          Lopende tekst is prettig leesbaar, met <a href="/elements">een link</a> en <b>nadruk</b> waar dat
          helpt.
        </p>
        <p className="small">Kleine tekst, voor wat erbij hoort.</p>
        <p className="meta">Nog kleiner: 12 maart, 148 KB.</p>
      </div>
    </Section>
  );
}
