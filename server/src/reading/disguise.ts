import { HIDDEN_MARK } from './redactions.ts'

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f/gu
/** Letters and digits that look like Latin letters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  в: 'b',
  м: 'm',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ο: 'o',
  τ: 't',
  ν: 'v',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
}
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu')

const apps = /telegram|whatsapp|viber|wechat/u
const appsPlain = /telegram|whats ?app|viber|wechat/iu

/** Fast check of a whole text: no part of it hides an app if its bare letters name none. */
export const mayHideApp = (text: string): boolean =>
  apps.test(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(lookalike, (sign) => lookalikes[sign] ?? sign)
      .replaceAll(/[^\p{L}\d]+/gu, ''),
  )

/** Letters that evade a filter: 'T-/elegr-am', 't e l e g r a m'. */
export function hidesApp(text: string): boolean {
  const shown = text.normalize('NFKC').replaceAll(invisible, '')
  if (appsPlain.test(shown)) return !appsPlain.test(text)
  const letters = shown
    .toLowerCase()
    .replaceAll(lookalike, (sign) => lookalikes[sign] ?? sign)
    .replaceAll(/[^\p{L}\d\s]/gu, '')
  return apps.test(letters) || apps.test(letters.replaceAll(/(?<=(?:^|\s)\S)\s(?=\S(?:\s|$))/gu, ''))
}

const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
/** In words: seven digits or more in a row. */
const spelledNumber = new RegExp(`\\b${digit}(?:[\\s,.-]{1,3}${digit}){6}`, 'iu')
const openAddress = /[\w.+-]@[\w-]+\.\w/u
const spacedAddress =
  /[\w.+-] ?(?:@|[([{] ?at ?[)\]}]) ?[\w-]{2,40} ?(?:\.|[([{] ?dot ?[)\]}]| dot ) ?(?:com|net|org|ph|io|co|me|info)\b/iu
const saidAddress =
  /\bat (?:g ?mail|yahoo|outlook|hotmail|proton ?mail|icloud|[\w-]{2,40} dot)(?: ?\. ?| dot | )(?:com|net|org|ph|io|co|me)\b/iu

/** A text with blanks between its letters: 'm a r i a @ c a l m . c o m'. */
const crumbs = /(?<!\S)(?:\S{1,3} ){5,}\S{1,3}(?!\S)/u
const site = /\.(?:com|net|org|ph|io|co|me)\W*$/iu

function isInCrumbs(text: string): boolean {
  // The board's mark hides part of an address.
  const found = crumbs.exec(text.replaceAll(HIDDEN_MARK, '@'))
  const whole = found?.[0].replaceAll(' ', '') ?? ''
  return whole.includes('@') && site.test(whole)
}

/** @param mayBeApp false if the whole text hides no app */
export function hidesContact(text: string, mayBeApp = true): boolean {
  if ((mayBeApp && hidesApp(text)) || spelledNumber.test(text) || isInCrumbs(text)) return true
  return !openAddress.test(text) && (spacedAddress.test(text) || saidAddress.test(text))
}
