interface Attribute {
  type: string;
  required?: boolean;
  component?: string;
}

/** A content type or component as Strapi's panel gets it. */
interface Model {
  uid: string;
  attributes: Record<string, Attribute>;
}

/** What the panel derives its forms from. */
export interface Models {
  contentTypes: Model[];
  components: Model[];
}

/** Whether a role may see and fill in a field of a content type; `part.name` is a field within a component. */
type MayFill = (uid: string, field: string) => boolean;

/**
 * The same models, without requirements on fields that a role may not see or fill in: the panel validates its forms
 * against them, and would miss a value that it never got. The server's own requirements stay.
 */
export function requireOnlyOpen<Given extends Models>(models: Given, mayFill: MayFill): Given {
  const parts = new Map(models.components.map((component) => [component.uid, component]));

  /** The closed fields of a type as [model, name], also within its components; null when the whole type is closed. */
  const findClosed = (uid: string, path: string[], model: Model): [string, string][] | null => {
    const judged = Object.entries(model.attributes).map(([name, { component = '' }]) => {
      const field = [...path, name];
      const part = parts.get(component);
      if (part) return { name, closed: findClosed(uid, field, part) };
      return { name, closed: mayFill(uid, field.join('.')) ? [] : null };
    });
    if (judged.every(({ closed }) => closed === null)) return null;
    return judged.flatMap(({ name, closed }) => closed ?? [[model.uid, name]]);
  };

  const closed = new Map<string, Set<string>>();
  for (const type of models.contentTypes) {
    for (const [uid, name] of findClosed(type.uid, [], type) ?? []) {
      closed.set(uid, (closed.get(uid) ?? new Set()).add(name));
    }
  }
  const relax = ({ attributes, ...model }: Model): Model => {
    const names = closed.get(model.uid);
    const relaxed = Object.entries(attributes).map(([name, attribute]): [string, Attribute] =>
      names?.has(name) ? [name, { ...attribute, required: false }] : [name, attribute],
    );
    return { ...model, attributes: Object.fromEntries(relaxed) };
  };
  return {
    ...models,
    contentTypes: models.contentTypes.map(relax),
    components: models.components.map(relax),
  };
}
