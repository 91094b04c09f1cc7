import { clsx } from 'clsx';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { repairLink } from 'cms/shared/repair-link';
import { Button } from '../../components/button';
import { FieldError } from '../../components/field';
import field from '../../components/text-field.module.css';
import styles from './settings.module.css';
import type { Draft } from './use-draft';

const MOST = 20;

/** The links at the bottom of every page, in their order. */
export function FooterLinks({ draft: { write, change, saving } }: { draft: Draft }) {
  const links = write.footerLinks;
  const list = useRef<HTMLUListElement>(null);
  const set = (footerLinks: typeof links) => change({ footerLinks });
  const edit = (index: number, part: Partial<(typeof links)[number]>) =>
    set(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  const mend = (index: number, url: string): void => {
    const { link } = repairLink(url, window.location.origin);
    if (link !== url) edit(index, { url: link });
  };
  const focus = (index: number, selector: string): void => {
    const row = list.current?.children[index];
    row?.querySelector<HTMLElement>(selector)?.focus();
  };
  const raise = (index: number): void => {
    flushSync(() => {
      set(
        links.map(
          (link, at) => (at === index - 1 ? links[index] : at === index ? links[at - 1] : link) ?? link,
        ),
      );
    });
    focus(index - 1, index === 1 ? 'input' : 'button');
  };
  const remove = (index: number): void => {
    flushSync(() => set(links.filter((_, at) => at !== index)));
    if (links.length > 1) focus(Math.min(index, links.length - 2), 'input');
    else list.current?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  const add = (): void => {
    flushSync(() => set([...links, { label: '', url: '' }]));
    focus(links.length, 'input');
  };
  return (
    <div className="stack gap-1">
      <span className="label" id="links-onderaan">
        Links in de voettekst
      </span>
      <p className="hint">Een pagina die hier staat, is geen hoofdstuk meer in het menu.</p>
      <ul
        ref={list}
        role="list"
        className={clsx('stack gap-1', styles.links)}
        aria-labelledby="links-onderaan"
      >
        {links.map(({ label, url }, index) => {
          const [wrongLabel, wrongUrl] = [
            saving.errors[`footerLinks.${index}.label`],
            saving.errors[`footerLinks.${index}.url`],
          ];
          const which = label || `link ${index + 1}`;
          return (
            <li className="grid gap-1" key={index}>
              <Button
                variant="quiet"
                small
                iconOnly
                aria-label={`Zet ${which} hoger`}
                disabled={index === 0}
                onClick={() => raise(index)}
              >
                <ArrowUp />
              </Button>
              <div className={clsx('stack gap-half', styles.linkField)}>
                <input
                  className={field.input}
                  aria-label={`Tekst van link ${index + 1}`}
                  placeholder="Tekst"
                  value={label}
                  maxLength={100}
                  aria-invalid={Boolean(wrongLabel)}
                  aria-describedby={`link-${index}-tekst`}
                  onChange={({ target }) => edit(index, { label: target.value })}
                />
                <FieldError id={`link-${index}-tekst`} error={wrongLabel} />
              </div>
              <div className={clsx('stack gap-half', styles.linkField)}>
                <input
                  className={field.input}
                  aria-label={`Adres van link ${index + 1}`}
                  placeholder="/huisstijl/privacy"
                  value={url}
                  maxLength={2000}
                  spellCheck={false}
                  aria-invalid={Boolean(wrongUrl)}
                  aria-describedby={`link-${index}-adres`}
                  onChange={({ target }) => edit(index, { url: target.value })}
                  onBlur={() => mend(index, url)}
                />
                <FieldError id={`link-${index}-adres`} error={wrongUrl} />
              </div>
              <Button
                variant="quiet"
                small
                iconOnly
                aria-label={`Verwijder ${which}`}
                onClick={() => remove(index)}
              >
                <X />
              </Button>
            </li>
          );
        })}
      </ul>
      {links.length < MOST && (
        <Button variant="soft" small className={styles.start} onClick={add}>
          <Plus />
          Link toevoegen
        </Button>
      )}
    </div>
  );
}
