import { LitElement } from 'lit';

/**
 * An element that keeps its looks when it goes to another document (a frame, a window of its own):
 * constructed style sheets stay behind there, so that they are made anew.
 */
export class StyledElement extends LitElement {
  /** Called by the browser when the element came to another document. */
  adoptedCallback(): void {
    const view = this.ownerDocument.defaultView;
    if (!view || !this.shadowRoot) return;
    const { elementStyles } = this.constructor as typeof LitElement;
    this.shadowRoot.adoptedStyleSheets = elementStyles.flatMap((style) => {
      if (!('cssText' in style)) return [];
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(style.cssText);
      return sheet;
    });
  }
}
