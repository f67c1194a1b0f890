import { html } from 'lit';

/** A text with its value set off: "<b>77</b> moves". */
export function emphasized(text: string, value: string) {
  const at = text.indexOf(value);
  return at < 0 ? text : html`${text.slice(0, at)}<b>${value}</b>${text.slice(at + value.length)}`;
}
