import { Widget } from '@strapi/strapi/admin';
import { useLoad } from '../lib/use-load';
import { Facts, getMailFacts, getPageFacts } from './facts';
import { type Overview, OVERVIEW_PATH } from './overview';

/** Pages and mails on the panel's homepage. */
export function OverviewWidget() {
  const { answer, isFailed } = useLoad<{ data: Overview }>(OVERVIEW_PATH);
  if (isFailed) return <Widget.Error>Laden is niet gelukt.</Widget.Error>;
  if (!answer) return <Widget.Loading>Laden…</Widget.Loading>;
  return <Facts facts={[...getPageFacts(answer.data), ...getMailFacts(answer.data)]} />;
}
