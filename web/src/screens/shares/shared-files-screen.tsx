import { useParams } from 'react-router-dom';
import { OpenedLink } from '../../features/shares';

/** /delen/{token}: files for people without an account. */
export default function SharedFilesScreen() {
  const { token = '' } = useParams();
  return <OpenedLink key={token} token={token} />;
}
