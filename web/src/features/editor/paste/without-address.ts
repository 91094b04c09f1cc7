/** A text without the address that was pasted as a line of its own. Among other words an address stays. */
export function withoutAddress(text: string, address: string): string {
  if (text.trim() === address) return '';
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  const [line] = [...body.querySelectorAll('p')]
    .filter((each) => each.textContent.trim() === address)
    .slice(-1);
  if (!line) return text;
  line.remove();
  return body.innerHTML;
}
