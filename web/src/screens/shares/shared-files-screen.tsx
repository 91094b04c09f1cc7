import { useParams } from 'react-router-dom';
import { ShareLinkView } from '../../features/shares';

/** /delen/{token}: files for people without an account. */
export default function SharedFilesScreen() {
  const { token = '' } = useParams();
  return <ShareLinkView key={token} token={token} />;
}
