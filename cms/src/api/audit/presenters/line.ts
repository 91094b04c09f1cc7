import type { z } from 'zod';
import type { AuditRow } from '../lib/lines';
import type { auditEntity } from '../schemas/audit';

export type AuditLineResponse = z.output<typeof auditEntity>;

export const presentLine = (row: AuditRow): AuditLineResponse => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName ?? '' },
  action: row.action,
  subject: row.subject,
  ...(row.subjectName !== undefined && { subject_name: row.subjectName }),
  ip: row.ip,
  details: row.details,
});
