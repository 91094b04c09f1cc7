import type { Core } from '@strapi/strapi';

/** Strapi and the transaction in which rows are written. */
export interface Writing {
  strapi: Core.Strapi;
  trx: Core.Strapi['db']['connection'];
}

/** A relation of a component to its parts or to referenced content, stored in a join table. */
export interface Link {
  name: string;
  target: string;
  isPart: boolean;
  table: string;
  /** The column of the owning component, and the column of the linked row. */
  from: string;
  to: string;
  /** The column with the position in the list; null when there is at most one. */
  order: string | null;
}

/** A reference in a column of the component itself. */
export interface Column {
  name: string;
  target: string;
}

const isMany = (relation: string): boolean => ['oneToMany', 'manyToMany'].includes(relation);

/** The links of a component, as Strapi stores them. */
export function getLinks({ db, components }: Core.Strapi, uid: string): Link[] {
  return Object.entries(db.metadata.get(uid).attributes).flatMap(([name, attribute]): Link[] => {
    if (!('joinTable' in attribute) || !('target' in attribute) || 'morphBy' in attribute) return [];
    const { target, relation, joinTable } = attribute;
    return [
      {
        name,
        target,
        isPart: target in components,
        table: joinTable.name,
        from: joinTable.joinColumn.name,
        to: joinTable.inverseJoinColumn.name,
        order: isMany(relation) ? joinTable.orderColumnName : null,
      },
    ];
  });
}

/** The references that a component stores in its own columns. */
export const getColumns = ({ db }: Core.Strapi, uid: string): Column[] =>
  Object.entries(db.metadata.get(uid).attributes).flatMap(([name, attribute]) =>
    'joinColumn' in attribute && attribute.joinColumn && 'target' in attribute
      ? [{ name, target: attribute.target }]
      : [],
  );

/** Whether other rows refer to rows of this component without a foreign key to clean them up. */
export const isNamedLoosely = ({ db }: Core.Strapi, uid: string): boolean =>
  Object.values(db.metadata.get(uid).attributes).some(
    (attribute) => attribute.type === 'relation' && attribute.relation.startsWith('morph'),
  );
