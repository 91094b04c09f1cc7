import type { Core } from '@strapi/strapi';
import type { GroupRow } from '../presenters/group';
import { addMemberships, removeMemberships, type Membership } from './memberships';
import { changeAccounts } from '../../../database/locks';
import { audit } from '../../../audit';
import { invalid } from '../../../http/errors';
import { PERSON, presentPerson, type PageRow } from '../../../published/page-entry';
import type { MembersChange } from '../schemas/group';
import { requireGroup } from './groups';

type Person = NonNullable<PageRow['editor']> & { id: number };

async function loadPeople(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows: Person[] = await strapi.db.query('plugin::users-permissions.user').findMany({
    select: ['id', ...PERSON.select],
    where: { documentId: { $in: [...ids] } },
  });
  return new Map(rows.map((row) => [row.documentId, row]));
}

function refuseUnknown({ add, remove }: MembersChange, people: ReadonlyMap<string, Person>): void {
  const unknown = (list: string, ids: readonly string[]) =>
    ids.flatMap((id, n) => (people.has(id) ? [] : [[`${list}.${n}`, ['Deze gebruiker bestaat niet.']]]));
  const errors = [...unknown('add', add), ...unknown('remove', remove)];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/**
 * Adds users to a group and removes others, all or nothing. Adding a member or removing a non-member is no
 * error.
 */
export const changeMembers = (strapi: Core.Strapi, id: unknown, change: MembersChange): Promise<GroupRow> =>
  changeAccounts(strapi, async () => {
    const group = await requireGroup(strapi, id);
    const people = await loadPeople(strapi, [...change.add, ...change.remove]);
    refuseUnknown(change, people);
    const getRows = (ids: readonly string[]): Membership[] =>
      [...new Set(ids)].flatMap((each) => {
        const person = people.get(each);
        return person ? [{ user: person.id, group: group.id }] : [];
      });
    const added = await addMemberships(strapi, getRows(change.add));
    const removed = await removeMemberships(strapi, getRows(change.remove));
    const named = (rows: readonly Membership[]) => {
      const touched = new Set(rows.map(({ user }) => user));
      return [...people.values()].filter(({ id }) => touched.has(id)).map(presentPerson);
    };
    if (added.length + removed.length > 0) {
      const details = { added: named(added), removed: named(removed) };
      await audit(strapi, { action: 'group.members', subject: group.documentId, details });
    }
    return group;
  });
