import type { ReadOrder } from '../orders/orders.ts'
import type { Part } from '../orders/parts.ts'
import { isOfLater } from '../orders/stages.ts'
import { asksForPiece, isPieceHead, mayBePiece } from '../orders/work-pieces.ts'

type Place = { start: number; end: number }

const ofWork =
  /\b(?:task|project|sample|edit|design|create|build|write|mock ?-?up|draft|article|page|plan|challenge|exercise|assignment)\b/iu
/** Says anywhere that the test is paid. */
const isPaid =
  /\bpaid (?:\w+ ){0,2}(?:test\b|task|sample|project|assignment|edit)|\b(?:test|task|project|assignment|edit)s?\b.{0,40}\b(?:is|are|be|fully) (?:paid|compensated)|\bpay (?:you )?for (?:the|this|your) (?:test|trial|task)/iu

/**
 * Test work without a word on its pay.
 * @param zones where the text is about applying
 */
export function readWorkTests(
  given: readonly Part[],
  orders: readonly ReadOrder[],
  zones: readonly boolean[],
): Place | null {
  if (given.some(({ text }) => /paid|pay|compensat/i.test(text) && isPaid.test(text))) return null
  const tests = orders.filter(({ kind }) => kind === 'test')
  const asked = given.find((part, at) => {
    if (!mayBePiece(part.text) || isOfLater(part.text)) return false
    if (asksForPiece(part.text, zones[at] === true)) return true
    if (tests.some(({ start, end }) => start < part.end && part.start < end)) return ofWork.test(part.text)
    return isPieceHead(part)
  })
  return asked ? { start: asked.start, end: isPieceHead(asked) ? endOfTask(given, asked) : asked.end } : null
}

/** A head says little without its first lines. */
function endOfTask(parts: readonly Part[], { end, line }: Part): number {
  const below = parts.filter((part) => part.line > line && part.line <= line + TASK_LINES)
  return below.at(-1)?.end ?? end
}
const TASK_LINES = 2
