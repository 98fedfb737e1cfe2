/** The states that a pointer or the keyboard brings, and the class that shows one without either. */
const states = [
  [':hover', '.is-hover'],
  [':focus-visible', '.is-focus'],
] as const

/**
 * Repeats every rule of the page's styles that speaks of a state for the class that stands for it, so that a part can be
 * seen hovered or focused on a picture. Call it once, when the styles are there.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) repeatIn(sheet)
}

function repeatIn(holder: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = holder.cssRules[at]
    if (rule instanceof CSSStyleRule) {
      const selector = states.reduce((text, [state, name]) => text.replaceAll(state, name), rule.selectorText)
      if (selector !== rule.selectorText) holder.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1)
    }
    if (rule instanceof CSSGroupingRule) repeatIn(rule)
  }
}
