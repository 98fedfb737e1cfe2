import { isDates } from '@hanap/contract/profile/contact-details'
import type { Ground } from './ground.ts'

/** Names of tools that look like addresses. */
const TOOLS =
  /\b(?:\w+\.js|asp\.net|vb\.net|ado\.net|monday\.com|make\.com|booking\.com|cal\.com|draw\.io|socket\.io|otter\.ai|fireflies\.ai|copy\.ai|character\.ai)(?![\w/@])/giu

/** Contacts outside the board, which employers use instead. */
const CONTACTS = [
  /https?:|www\.|\S@\S|(?<!\w)@\w{2,}/iu,
  // The limits are RFC 1035's. An address without its beginning, in one case ('work.My next' is two sentences), and
  // any with a path.
  /\b\w[\w-]{1,63}\.(?:[a-z]{2,24}|[A-Z]{2,24})\b(?!\.\w)|\b\w[\w.-]{0,250}\.[a-z]{2,24}\/\S/u,
  /\b(?:\[|\()?dot(?:\]|\))?\s?(?:com|net|org|ph|me|io|co|info)\b|\b\w+\s?[[(](?:dot|at)[\])]/iu,
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,-]*){7,}/iu,
]
/** Seven digits or more, in any grouping. */
const LONG_NUMBER = /(?<!\d)[$₱€£]?\+?\(?\d(?:[ ()./,_–-]{0,3}\d){6,}/gu

/** None belongs in a letter, whatever its source. */
export function contactsIn(sentence: string, { factsText }: Pick<Ground, 'factsText'>): string[] {
  const text = sentence.replaceAll(TOOLS, ' ').replaceAll(/\b(?:e\.g|i\.e|a\.m|p\.m|ph\.d)\b\.?/giu, ' ')
  const phones = (text.match(LONG_NUMBER) ?? []).filter(
    (number) => !isDates(number) && !isAmount(number, factsText),
  )
  return [...CONTACTS.flatMap((contact) => contact.exec(text)?.[0] ?? []), ...phones]
}

/** '$1200 - 1500' in a title, and '1,500,000' if the seeker's facts have it. */
const isAmount = (number: string, factsText: string) =>
  /^[$₱€£]/u.test(number) || (/^\d{1,3}(?:,\d{3})+$/u.test(number) && factsText.includes(number))
