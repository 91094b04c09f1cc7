const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  return isObject(value) ? valueAt(Reflect.get(value, name), rest) : undefined;
};

const entriesAt = (value: unknown, ...way: readonly string[]): [string, unknown][] =>
  Object.entries(valueAt(value, way) ?? {});

/** The labels of all choices of these components, as value and label. */
const getLabels = (components: readonly unknown[]): [string, unknown][] =>
  components
    .flatMap((component) => entriesAt(component, 'attributes'))
    .flatMap(([, attribute]) => entriesAt(attribute, 'pluginOptions', 'portal', 'options'));

/**
 * The labels of choices in components, by value, from their schemas (`pluginOptions.portal.options`): Strapi's panel looks
 * each value up among its texts. A value that is called differently in two places keeps its name in code.
 */
export function getChoiceTexts(components: readonly unknown[]): Record<string, string> {
  const labels = getLabels(components);
  const isOne = (value: string, label: unknown) =>
    labels.every(([other, its]) => other !== value || its === label);
  return Object.fromEntries(
    labels.flatMap(([value, label]) =>
      typeof label === 'string' && isOne(value, label) ? [[value, label] as const] : [],
    ),
  );
}
