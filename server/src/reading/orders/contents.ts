import type { Found } from './items.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const recordings: readonly string[] = ['video', 'voice']
/** Says what the recording should contain. */
const hasContent =
  /\b(?:introducing|telling|explaining|describing|answer\w*|about|showing|talking|sharing|reading|selling|where you|in which|that (?:shows|explains))\b/iu
const tells =
  /^\W*(?:please )?(?:briefly )?(?:introduce yourself|tell (?:us|me)|share (?:why|how|what|a bit|a little)|explain|describe|talk (?:about|us)|speak|say|walk (?:us|me))\b/iu
/** Facts that are orders of their own, wherever they are to be stated. */
const ownFact =
  /\b(?:rate|salary|pay|availab\w+|start date|how soon|time ?zone|location|notice|favou?rite|phone|whats ?app|e-?mail)\b/iu
const within =
  /^\W*(?:in|on|within) (?:your|the|this) (?:[\w-]+ ){0,3}(?:portfolio|r[eé]sum[eé]|cv|video|recording|loom)\b/iu
const specifically = /^\W*(?:specifically|in particular),/iu

/** Drops statements that only say what to put into a recording, letter or portfolio that is asked for anyway. */
export function withoutContents(found: readonly Found[], parts: readonly Part[]): Found[] {
  const at = new Map(found.map(({ order }) => [order, placeOf(order, parts)]))
  const ordersAt = (place: number) => found.filter(({ order }) => at.get(order) === place)
  const told = new Set<number>()
  for (const [place, part] of parts.entries()) {
    if (!tells.test(part.text) || ownFact.test(part.text)) continue
    const isFirst = isBareRecording(place - 1) && !isNextItem(parts[place - 1], part)
    if (isFirst || told.has(place - 1)) told.add(place)
  }

  function isBareRecording(place: number): boolean {
    const part = parts[place]
    return (
      part !== undefined &&
      !hasContent.test(part.text) &&
      ordersAt(place).some(({ order }) => order.kind === 'attach' && recordings.includes(order.what ?? ''))
    )
  }
  const isWithin = ({ check }: ReadOrder, text: string) =>
    check !== true && !ownFact.test(text) && (within.test(text) || specifically.test(text))
  return found.filter(({ order }) => {
    const place = at.get(order) ?? -1
    const text = parts[place]?.text ?? ''
    return order.kind !== 'state' || !(told.has(place) || isWithin(order, text))
  })
}

/** The part in which an order begins. */
const placeOf = ({ start }: ReadOrder, parts: readonly Part[]) =>
  parts.findLastIndex((part) => part.start <= start && start < part.end)

/** The next item of a list is an order of its own. */
const isNextItem = (before: Part | undefined, part: Part) => part.isItem && before?.mark === part.mark
