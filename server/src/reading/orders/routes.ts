import { banOf } from './bans.ts'
import { contactOf } from './contacts.ts'
import { formOf } from './forms.ts'
import { linkOf } from './links.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

/** Fast check: without these a sentence names no way of applying. */
const ofRoutes =
  /hidden by the board|https?|[@[]|form|link|appl|mail|telegram|whats|viber|skype|teams|messenger|signal|discord|wechat|\bai\b|chat ?gpt|agenc|resume|\bcv\b|platform|olj|onlinejobs|subject|inbox|\bdms?\b|survey|questionnaire|send|submit|messag|reply|do not|don.t|never|cannot|can.t|must not|should ?n.t|should not|delet|ignor|reject|skip|trash|answer|letters?\b|generic|words?\b|buzzword|emoji|clich|jargon|dashes|photo|picture|headshot|video|respond|contact|\bcalls?\b|\btexts?\b|\. ?(?:com|gle|ly|io)\b/iu

export function readRoutes(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder[] {
  const part = parts[at]
  if (!part || !ofRoutes.test(part.text)) return []
  const link = linkOf(part, parts[at + 1])
  const ban = banOf(part, isApplying)
  // 'Do not contact us via Messenger.'
  const isRefused = ban?.what === 'contact' && !/[@[,;:]|\bbut\b|\binstead\b|https?/iu.test(part.text)
  const way = isRefused ? null : (contactOf(part, link, isApplying) ?? formOf(part, link, isApplying))
  return [ban, way].filter((one) => one !== null)
}
