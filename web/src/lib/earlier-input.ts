/** Replays input from before hydration: React only sees changes, and treats existing values as rendered ones. */
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
