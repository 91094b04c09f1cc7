import { Link } from 'react-router-dom';
import { AdminScreen } from '../../components/admin-screen';
import { ApiTokens, Assistants, Webhooks } from '../../features/connections';
import { pagePath, pathTo, usePageTree } from '../../features/page-tree';
import screen from '../../theme/admin-screen.module.css';

/** The page of the guide that tells programs what to ask, when there is one. */
const FOR_DEVELOPERS = 'voor-ontwikkelaars';

/** /admin/connections. */
export function ConnectionsScreen() {
  const { tree } = usePageTree();
  const page = pathTo(tree, FOR_DEVELOPERS).at(-1);
  return (
    <AdminScreen title="Koppelingen">
      <p className={screen.lead}>
        Andere programma’s lezen hier mee: het intranet, een drukker, een assistent. Ze zien nooit meer dan de
        groep die je kiest, en ze zijn nooit beheerder.
      </p>
      <ApiTokens />
      <Webhooks />
      <Assistants
        more={
          page?.published_at && (
            <p className="small">
              Hoe een programma of assistent meeleest, staat op{' '}
              <Link to={pagePath(FOR_DEVELOPERS)}>Voor ontwikkelaars</Link>.
            </p>
          )
        }
      />
    </AdminScreen>
  );
}
