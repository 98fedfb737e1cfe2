import { needing } from '../patterns.ts'

/** Apps whose accounts are phone numbers. */
const APP =
  '(whats ?app|viber|telegram|we ?chat|skype|zalo|kakao ?talk|(?<=\\b(?:on|via|through|using|by|over|in|or|with|our|my)[ ,]{1,2})signal|(?<=^\\W{0,5}|[:(•-]\\s?)signal(?= ?[:+(]| (?:us|me|to|at)\\b))'
const NUMBER = '\\+?\\(?\\d[\\d ().-]{7,17}\\d'
/** An app that is not used there: 'text (no WhatsApp) to +63 …' */
const DENIED =
  "\\b(?:no|not|never|don't|dont|without|instead of|rather than)\\b(?: (?:use|have|on|via|by|through|our|any|a|the|over|in)){0,3} "

const before = needing('\\d{3}', `(${DENIED})?${APP}\\b[^.;?!\\d]{0,60}?${NUMBER}`)
const after = needing(
  '\\d{3}',
  `${NUMBER}[ ,]{0,2}(?:\\(|[-–—] ?)?(${DENIED})?(?:(?:on|via|through|using|over|by|in|is|our|my|the|this|number|only|for) ){0,4}${APP}\\b`,
)

/**
 * The app that a number is for: 'on WhatsApp to +63 …', '+63 … (Viber)'. A dialler would not reach it.
 * @returns null if it is for calls
 */
export function appOfNumber(text: string): string | null {
  for (const pattern of [before, after]) {
    const [, denied, app] = pattern.exec(text) ?? []
    if (app !== undefined && denied === undefined) return app.replaceAll(' ', '')
  }
  return null
}
