/** The plugin's permissions as the panel asks for them; the server checks them on every call. */
const permission = (uid: string) => [{ action: `plugin::portal.${uid}`, subject: null }];

export const PERMISSIONS = {
  overview: permission('overview.read'),
  log: permission('log.read'),
  mails: permission('mails.read'),
  sendMails: permission('mails.send'),
};
