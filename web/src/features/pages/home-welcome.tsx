import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import { SiteOrnament } from '../../components/ornament';
import onLight from '../../theme/on-light.module.css';
import { heroStyles as styles } from '../blocks';

/** Shown until a home page is published. */
export default function HomeWelcome() {
  const site = useSite();
  const { profile } = useSession();
  const title = `Wij zijn ${site.productName}`;
  return (
    <section className={`${onLight.screen} ${styles.hero} bg-blueDark`}>
      <SiteOrnament className={onLight.ornament} />
      <div className={`wrap ${onLight.words} ${styles.text}`}>
        <ScreenHeading className={styles.title}>{title}</ScreenHeading>
        <p className={`lead ${styles.lead}`}>Hier komt onze huisstijl te staan.</p>
        <ButtonLink className={styles.act} variant="paper" to={profile ? '/huisstijl' : '/login'}>
          {profile ? 'Naar de huisstijl' : 'Inloggen'}
        </ButtonLink>
      </div>
    </section>
  );
}
