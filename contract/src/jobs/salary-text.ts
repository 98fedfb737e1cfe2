/** Longer text says nothing more about pay; bounds the work. */
export const MAX_PAY_TEXT = 500

/** Figures as people type them: 1200, 1,200.50, 60.000, 3,5, '15, 000', 1'200. */
export const figurePattern = /\d+(?:[.,'’]\d+|, ?[05]00(?!\d)| 000(?!\d))*/u

/** If readings ten times apart are possible ('40,0000'), `clear` is false and `value` is all digits. */
export function readFigure(raw: string): { value: number; clear: boolean } {
  const text = raw.replace(/[ '’]/gu, '')
  const groups = text.split(/[.,]/u)
  const signs = text.replace(/\d/gu, '')
  const last = groups.at(-1) ?? ''
  if (signs === '') return { value: Number(text), clear: true }
  const lastSign = signs.at(-1) ?? ''
  const isMixed = signs.includes(',') && signs.includes('.')
  const hasDecimals = isMixed
    ? signs.indexOf(lastSign) === signs.length - 1
    : signs.length === 1 && (lastSign === '.' ? !isThousandsAfterDot(groups) : last.length < 3)
  const whole = hasDecimals ? groups.slice(0, -1) : groups
  const clear = whole.slice(1).every((group) => group.length === 3)
  return { value: Number(hasDecimals ? `${whole.join('')}.${last}` : whole.join('')), clear }
}

/** '60.000' is sixty thousand, '4.125' is not: cents never end in a third-place zero. */
function isThousandsAfterDot([first = '', rest = '']: string[]): boolean {
  return rest.length === 3 && rest.endsWith('0') && first.length <= 3 && Number(first) > 0
}

/** The fallback sorts by it. Reads 'k', thousands marks and decimals; ignores percentages. */
export function highestNumberIn(text: string): number | null {
  const found = new RegExp(`(${figurePattern.source})( ?k(?![a-z]))?( ?%)?`, 'giu')
  let highest: number | null = null
  for (const match of text.slice(0, MAX_PAY_TEXT).matchAll(found)) {
    if (match[3]) continue
    const value = readFigure(match[1] ?? '').value * (match[2] ? 1000 : 1)
    if (highest === null || value > highest) highest = value
  }
  return highest
}
