import { asksForRecording } from './contents.ts'
import { isMachineOrder } from './machine.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { isApplyHead, isOtherHead } from './stages.ts'

const leads = /[:…](?! ?[)(])\W*$|\b(?:following|below)\b[^.:]{0,40}[.:]?\W*$/iu
/** Says what the recording or the test is to hold. */
const goesOn =
  /^\W*(?:(?:please )?(?:briefly )?(?:introduce yourself|tell (?:us|me)|share|explain|describe|talk|speak|say|show|cover|answer|walk (?:us|me))\b|(?:it|the (?:video|recording|test|task)|in (?:it|(?:the|your) (?:video|recording)))\b)/iu
/** Lines that no list holds: the text of a task. */
const MOST_LINES = 20
const MOST_SENTENCES = 10
const MOST_ITEMS = 300
const LONGEST = 8000

/**
 * Adds where the lines below an order end that say more and are no orders of their own. A seeker's word is for those
 * lines too.
 */
export function withBelow(orders: readonly ReadOrder[], parts: readonly Part[]): ReadOrder[] {
  const starts = orders.map(({ start }) => start)
  const isOwn = (part: Part) => starts.some((start) => part.start <= start && start < part.end)
  return orders.map((order) => {
    const at = parts.findLastIndex(({ start }) => start < order.end)
    // 'Your CV and a video answering:' goes on with the video.
    const isLast = !starts.some((start) => order.end <= start && start < (parts[at]?.end ?? 0))
    const last = isLast ? linesOf(order, parts, at, isOwn).at(-1) : undefined
    const until = last && Math.min(last.end, order.end + LONGEST)
    return until !== undefined && until > order.end ? { ...order, until } : order
  })
}

function linesOf(
  order: ReadOrder,
  parts: readonly Part[],
  at: number,
  isOwn: (part: Part) => boolean,
): Part[] {
  const part = parts[at]
  if (!part || order.kind === 'do-not') return []
  const isSubject = order.kind === 'subject-line' || order.kind === 'include-phrase'
  if (isSubject || (order.questions && !order.doubt)) return []
  const isLast = parts[at + 1]?.line !== part.line
  if (isLast && leads.test(part.text)) {
    const lines = order.kind === 'other' ? 1 : MOST_LINES
    const below = parts[at + 1]?.isItem ? listBelow(parts, at + 1) : bodyBelow(parts, at, isOwn, lines)
    return below.filter(({ isFirst }) => isFirst).every(isOwn) ? [] : ended(below)
  }
  const isHeld = order.kind === 'test' || asksForRecording(order)
  return isHeld ? ended(sentencesAfter(parts, at, isOwn)) : []
}

/** Never with an order to a machine. */
function ended(below: readonly Part[]): Part[] {
  const end = below.findIndex(({ text }) => isMachineOrder(text))
  return end < 0 ? [...below] : below.slice(0, end)
}

function listBelow(parts: readonly Part[], first: number): Part[] {
  const rest = parts.slice(first, first + MOST_ITEMS)
  const mark = parts[first]?.mark
  const end = rest.findIndex((part) => part.isFirst && (!part.isItem || part.mark !== mark))
  return end < 0 ? rest : rest.slice(0, end)
}

function bodyBelow(
  parts: readonly Part[],
  at: number,
  isOwn: (part: Part) => boolean,
  lines: number,
): Part[] {
  const { line } = parts[at] as Part
  const rest = parts.slice(at + 1, at + 1 + 5 * lines).filter((part) => part.line <= line + lines)
  const end = rest.findIndex((part) => isOwn(part) || isOtherHead(part) || isApplyHead(part))
  return end < 0 ? rest : rest.slice(0, end)
}

function sentencesAfter(parts: readonly Part[], at: number, isOwn: (part: Part) => boolean): Part[] {
  const rest = parts.slice(at + 1, at + 1 + MOST_SENTENCES)
  const end = rest.findIndex((part) => isOwn(part) || !goesOn.test(part.text))
  return end < 0 ? rest : rest.slice(0, end)
}
