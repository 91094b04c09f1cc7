/**
 * Tells React what was typed and chosen by keys before it took over what the server drew: it hears of changes only, and
 * takes what it finds for what it drew.
 */
export function repeatEarlierInput(): void {
  for (const field of document.querySelectorAll('input')) {
    const { value, checked, defaultValue, defaultChecked } = field;
    if (value !== defaultValue) {
      field.value = defaultValue;
      // Past React, which keeps track of what is set.
      Reflect.set(HTMLInputElement.prototype, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (checked && !defaultChecked) {
      field.checked = false;
      field.click();
    }
  }
}
