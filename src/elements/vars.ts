import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

type Values = Readonly<Record<`--${string}`, number | string>>;

class VarsDirective extends Directive {
  #last: Values = {};

  render(values: Values): Values {
    return values;
  }

  override update({ element }: ElementPart, [values]: [Values]): unknown {
    setVars(element as HTMLElement, values, this.#last);
    this.#last = values;
    return noChange;
  }
}

/** Sets custom properties of an element, those that differ from `last`. The names are always the same. */
export function setVars({ style }: ElementCSSInlineStyle, values: Values, last: Values = {}): void {
  for (const name of Object.keys(values) as (keyof Values)[])
    if (values[name] !== last[name]) style.setProperty(name, String(values[name]));
}

/**
 * Sets custom properties of the element it stands in: `<div ${vars({ '--_cg-u': 3 })}>`. A `style`
 * attribute, as `styleMap` writes it at first, is refused where a page allows only style sheets.
 */
export const vars = directive(VarsDirective);
