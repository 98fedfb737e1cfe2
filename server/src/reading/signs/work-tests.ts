import type { ReadOrder } from '../orders/orders.ts'
import type { Part } from '../orders/parts.ts'
import { isHead, isOfLater } from '../orders/stages.ts'
import { patterns } from './words.ts'

type Place = { start: number; end: number }

const kindOfWork =
  '(?:edit(?:ing)?|design|writing|video|coding|development|practical|work|research|marketing|content|short|quick|small|simple|brief|mini|sample|trial|test)'
const piece = '(?:task|project|edit|assignment|challenge|exercise|work|piece|video|article|design|post)'
const named = `(?:(?:trial|test|sample|practical)(?: ${kindOfWork}){0,2} ${piece}s?|(?:writing|editing|design|coding|practical) test)`
const testPiece = `(?:${named}|test)`
const make =
  '(?:complet(?:e|ing)|do|finish|edit|creat(?:e|ing)|submit|design|write|make|produce|build|record|send|perform|take)'

/** A test piece asked of everyone, before anyone is considered. */
const demands = patterns([
  `\\b${make}\\b.{0,40}\\b${testPiece}\\b.{0,120}\\b(?:with your application|to apply|before (?:applying|being considered|we|an interview|the interview)|to be considered|as part of (?:your|the|this) application|along with)\\b`,
  `\\b${testPiece}\\b.{0,12}\\(?(?:required|mandatory)\\b`,
  `\\b(?:all applicants|every applicant|applicants|candidates|you) (?:must|need to|are required to|will need to|have to) (?:first )?${make}\\b.{0,25}\\b${testPiece}`,
  `\\b(?:to (?:apply|be considered)|before (?:applying|(?:sending|submitting)[\\w ]{0,12} application)|with your application)\\b.{0,80}\\b${make}\\b.{0,40}\\b(?:the|this|these|a|our) (?:[\\w-]+ ){0,3}(?:test|trial|sample|task|assignment|challenge)\\b`,
  // What the job itself would deliver.
  `\\b${make}\\b (?:\\w+ ){0,2}(?:[\\w-]+ )?(?:sample|test|trial) (?:leads?|products?|prospects?|listings?|tickets?|replies|comments?)\\b`,
  // Work on their own material, that they could use.
  `\\b${make}\\b (?:\\w+ ){0,2}(?:a|an|one|1|two|2|three|3) (?:[\\w-]+ ){0,3}(?:mock-?ups?|drafts?|redesigns?|edits?|thumbnails?|scripts?|captions?|logos?|articles?|blog posts?|ads?|posts?|landing pages?) (?:of|for|using|from|based on|with) (?:our|this|these|the (?:following|footage|attached|provided)|us)\\b`,
])
/** The head of a description of such a piece. */
const head = new RegExp(
  `^\\W*(?:(?:step \\w+|task)\\W+)?(?:(?:please )?(?:complete|do|finish) )?(?:the |this |our |a |your )?(?:${kindOfWork} ){0,4}${named}\\b[^.]{0,40}$`,
  'iu',
)
const ofWork =
  /\b(?:task|project|sample|edit|design|create|build|write|mock ?-?up|draft|article|page|plan|challenge|exercise|assignment)\b/iu
/** Not work, but a look at the person; or shown from earlier work. */
const noWork =
  /\bpaid\b|\b(?:typing|speed|internet|iq|personality|disc|english|grammar|skills?|aptitude|language|drug|a\/b|unit|usability)(?: \w+)? (?:tests?|testing|assessments?|exams?)\b|\b(?:quiz|scores?)\b|\bpast\b|\bprevious\b|\byour (?:best|work|own)\b|\b(?:clients?|users?|customers?|ads? performance)\b/iu
/** Wherever it stands: the test is paid. */
const isPaid =
  /\bpaid (?:\w+ ){0,2}(?:test\b|task|sample|project|assignment|edit)|\b(?:test|task|project|assignment|edit)s?\b.{0,40}\b(?:is|are|be|fully) (?:paid|compensated)|\bpay (?:you )?for (?:the|this|your) (?:test|trial|task)/iu

/** Without one of these a sentence asks for no such piece: a quick look first. */
const mayAsk =
  /trial|test|sample|task|project|assignment|challenge|exercise|mock|draft|design|edit|piece|script|caption|logo|article|post|thumbnail|page|\bads?\b/i

/** Work asked for as a test, without a word on its pay. */
export function readWorkTests(given: readonly Part[], orders: readonly ReadOrder[]): Place[] {
  const parts = given.filter(({ text }) => mayAsk.test(text))
  if (parts.some(({ text }) => isPaid.test(text))) return []
  const tests = orders.filter(({ kind }) => kind === 'test')
  return parts
    .filter((part) => {
      if (noWork.test(part.text) || isOfLater(part.text)) return false
      if (demands.some((one) => one.test(part.text))) return true
      if (tests.some(({ start, end }) => start < part.end && part.start < end)) return ofWork.test(part.text)
      return isTestHead(part)
    })
    .map((part) => ({ start: part.start, end: isTestHead(part) ? endOfTask(given, part) : part.end }))
}

const isTestHead = (part: Part) => part.isFirst && isHead(part) && head.test(part.text)

/** A head says little without the first of what it heads. */
function endOfTask(parts: readonly Part[], { end, line }: Part): number {
  const below = parts.filter((part) => part.line > line && part.line <= line + TASK_LINES)
  return below.at(-1)?.end ?? end
}
const TASK_LINES = 2
