import type { Found } from './items.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { isApplyHead, isOtherHead } from './stages.ts'

/** Says what the recording should contain. */
const hasContent =
  /\b(?:introducing|telling|explaining|describing|answer\w*|about|showing|talking|sharing|reading|selling|where you|in which|that (?:shows|explains))\b/iu
const tells =
  /^\W*(?:in it,? )?(?:please )?(?:briefly )?(?:introduce yourself|tell (?:us|me)|share (?:why|how|what|a bit|a little)|explain|describe|talk (?:about|us)|speak|say|walk (?:us|me))\b/iu
/** Facts that are orders of their own, wherever they are to be stated. */
const ownFact =
  /\b(?:rate|salary|pay|availab\w+|start date|how soon|time ?zone|location|notice|favou?rite|phone|whats ?app|e-?mail)\b/iu
const within =
  /^\W*(?:in|on|within) (?:your|the|this) (?:[\w-]+ ){0,3}(?:portfolio|r[eé]sum[eé]|cv|video|recording|loom)\b/iu
const specifically = /^\W*(?:specifically|in particular),/iu

/** Lines of a task. */
const MOST_LINES = 20
/** Says what to do with the finished task. */
const endsTask =
  /^\W*(?:(?:please|then|and|once done,?) )*(?:send|submit|e-?mail|attach|upload|share|use|apply|subject|important|note)\b|\b(?:subject line|google drive|resume|cv)\b/iu

export const asksForRecording = ({ kind, what }: ReadOrder): boolean =>
  kind === 'attach' && (what === 'video' || what === 'voice')

/** Drops statements that only say what to put into a recording, letter or portfolio that is asked for anyway. */
export function withoutContents(found: readonly Found[], parts: readonly Part[]): Found[] {
  const at = new Map(found.map(({ order }) => [order, placeOf(order, parts)]))
  const ordersAt = (place: number) => found.filter(({ order }) => at.get(order) === place)
  const told = new Set<number>()
  const ofTask = new Set<number>()
  for (const [place, part] of parts.entries()) {
    if (!tells.test(part.text) || ownFact.test(part.text)) continue
    const isFirst = isBareRecording(place - 1) && !isNextItem(parts[place - 1], part)
    if (isFirst || told.has(place - 1)) told.add(place)
  }

  for (const { order } of found) {
    const place = order.kind === 'test' ? (at.get(order) ?? -1) : -1
    if (place < 0 || !/:\W*$/u.test(parts[place]?.text ?? '')) continue
    const below = parts.slice(place + 1, place + 1 + MOST_LINES)
    const end = below.findIndex((part) => endsTask.test(part.text) || isOtherHead(part) || isApplyHead(part))
    for (const line of below.slice(0, end < 0 ? below.length : end).keys()) ofTask.add(place + 1 + line)
  }

  function isBareRecording(place: number): boolean {
    const part = parts[place]
    return (
      part !== undefined &&
      !hasContent.test(part.text) &&
      ordersAt(place).some(({ order }) => asksForRecording(order))
    )
  }
  const isWithin = ({ check }: ReadOrder, text: string) =>
    check !== true && !ownFact.test(text) && (within.test(text) || specifically.test(text))
  return found.filter(({ order }) => {
    const place = at.get(order) ?? -1
    const text = parts[place]?.text ?? ''
    if (ofTask.has(place) && (order.kind === 'state' || order.kind === 'attach')) return false
    return order.kind !== 'state' || !(told.has(place) || isWithin(order, text))
  })
}

/** The part in which an order begins. */
const placeOf = ({ start }: ReadOrder, parts: readonly Part[]) =>
  parts.findLastIndex((part) => part.start <= start && start < part.end)

/** The next item of a list is an order of its own. */
const isNextItem = (before: Part | undefined, part: Part) => part.isItem && before?.mark === part.mark
