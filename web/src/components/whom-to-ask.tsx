import { useSite } from '../lib/site';

/** The contact at the end of a sentence, with an email address when there is one. */
export function WhomToAsk() {
  const { name, email, phone } = useSite().contact;
  const who = name || 'een beheerder van de huisstijl';
  if (email) return <a href={`mailto:${email}`}>{name || email}</a>;
  return phone ? (
    <>
      {who} (<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>)
    </>
  ) : (
    who
  );
}
