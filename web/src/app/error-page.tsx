import { ErrorScreen } from '../components/error-screen';

interface ErrorPageProps {
  status: number;
  message: string;
}

/** An error in place of the whole portal. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  return (
    <main id="inhoud" className="page-container">
      <ErrorScreen status={status} message={message} />
    </main>
  );
}
