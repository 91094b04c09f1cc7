import { Widget } from '@strapi/strapi/admin';
import { useLoad } from '../lib/use-load';
import { Figures, getMailFigures, getPageFigures, type Overview, OVERVIEW_PATH } from './figures';

/** Pages and mails on the panel's homepage. */
export function OverviewWidget() {
  const { answer, isFailed } = useLoad<{ data: Overview }>(OVERVIEW_PATH);
  if (isFailed) return <Widget.Error>Laden is niet gelukt.</Widget.Error>;
  if (!answer) return <Widget.Loading>Laden…</Widget.Loading>;
  return <Figures figures={[...getPageFigures(answer.data), ...getMailFigures(answer.data)]} />;
}
