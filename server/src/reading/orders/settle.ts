import { MOST_QUESTIONS } from '@hanap/contract/jobs/orders'
import { attachmentBans } from './bans.ts'
import { sameChannel, sameWords, withConflicts } from './conflicts.ts'
import type { Found } from './items.ts'
import type { ReadOrder } from './orders.ts'

/** Keeps each order once, at its clearest place. */
export function settled(found: readonly Found[], text: string): ReadOrder[] {
  const clearness = new Map(
    found.map((one) => [one, clearnessOf(one, text.slice(one.order.start, one.order.end))]),
  )
  const clearer = (a: Found, b: Found) => (clearness.get(b) ?? 0) - (clearness.get(a) ?? 0)
  const kept: Found[] = []
  const sorted = found
    .filter(({ order }) => order.end > order.start)
    .filter(({ order }) => order.kind !== 'test' || !found.some((other) => isResult(other.order, order)))
    .filter(({ order }) => !isAnswered(order, found, text))
    .filter(({ order }) => !found.some((other) => isShotOf(order, other.order, text)))
    .filter(
      ({ order }) => order.kind !== 'state' || !found.some((other) => isAbout(other.order, order, text)),
    )
    .sort((a, b) => clearer(a, b) || a.order.start - b.order.start || b.order.end - a.order.end)
  for (const one of sorted) {
    const beside = kept.findIndex(({ order }) => areOfOneLine(order, one.order, text))
    const first = kept[beside]
    if (first) kept[beside] = { ...first, order: withQuestionsOf(first.order, one.order) }
    else if (!kept.some((other) => isSame(other, one, text))) kept.push(one)
  }
  const bans = kept.filter(
    ({ order }) => order.kind === 'do-not' && attachmentBans.includes(order.what ?? ''),
  )
  const url = sorted.find(({ order }) => order.url !== undefined)?.order.url
  const clear = kept
    .map(({ order }) => (order.kind === 'link-form' && url !== undefined ? { url, ...order } : order))
    // The sentence also refuses it: a person must decide in which form to send it.
    .map((order) =>
      order.kind === 'attach' && bans.some((ban) => common(ban.order, order) > 0)
        ? { ...order, doubt: true }
        : order,
    )
    .sort((a, b) => a.start - b.start)
  return withConflicts(clear, ({ start, end }) => text.slice(start, end))
}

function clearnessOf({ order, isApplying }: Found, quote: string): number {
  switch (order.kind) {
    case 'outside-contact':
      return 2 * Number(address.test(quote)) + Number(isApplying)
    case 'link-form':
      return 2 * Number(order.url !== undefined) + 3 * Number(toForm.test(quote))
    case 'answer-questions':
      return Number(order.questions !== undefined)
    case 'test':
      return 2 * Number(isApplying) + 3 * Number(ofTask.test(quote)) - 4 * Number(isReminder.test(quote))
    case 'other':
      return 2 * Number(isApplying) + Number(ofPost.test(quote))
    default:
      return (
        2 * Number(isApplying) -
        3 * Number(named.test(quote)) -
        Number(remark.test(quote) || bareSamples.test(quote))
      )
  }
}

/** A command that names the form. */
const toForm =
  /(?:^\W*|\b(?:please|kindly|and|must|to apply,?) )(?:fill|complet|submit|use|apply|click|visit)\w*\b.{0,50}\b(?:form|link|questionnaire|survey)\b/iu
const address = /hidden by the board|https?:|@|\.com|gle\//iu
/** Refers to something asked for elsewhere. */
const named = /\bwithout\b|\b(?:the|this) (?:video|recording|resume|cv|portfolio)\b/iu

/** 'Applications without a sample' names what is asked for elsewhere. */
const isReference = ({ start, end }: ReadOrder, text: string) =>
  /\b(?:applications?|submissions?|applicants?|candidates?) (?:\w+ )?without\b/iu.test(text.slice(start, end))

/** 'Suggest two names' below 'Test task (required):' */
const isPointOf = (task: ReadOrder, point: ReadOrder, text: string) =>
  point.start > task.end &&
  point.start - task.end < LONGEST_TASK &&
  ofTask.test(text.slice(task.start, task.end))
const ofTask = /\b(?:test|task|assignment|challenge|exercise|project)s?\b[^:]{0,40}(?::|\)|$)/imu
const LONGEST_TASK = 700

/** 'It is important to complete the test before filling in the form.' */
const isReminder =
  /\b(?:important|remember) to\b|\bbefore (?:filling|submitting)\b|\bthe above\b|\btasks? (?:is|are) due\b/iu

/** 'Portfolio required', beside a command to send it. */
const remark =
  /^(?!.*\b(?:send|submit|attach|include|share|provide|record|upload|e-?mail)\b).*\b(?:required|mandatory|needed)\b/iu

/** Names the text to read. */
const ofPost = /\b(?:job|post|description|listing|ad)\b/iu

const common = (one: ReadOrder, other: ReadOrder) =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start)

const isResult = (other: ReadOrder, test: ReadOrder) => other.what === 'disc' && common(other, test) > 0

/** 'Run a speed test and send a screenshot of your results' asks for one picture. */
const isShotOf = (shot: ReadOrder, other: ReadOrder, text: string) =>
  shot.what === 'screenshot' &&
  (other.what === 'speed-test' || (other.kind === 'test' && common(other, shot) > 0)) &&
  /\bof (?:your|the|its) (?:results?|scores?|speed)\b/iu.test(text.slice(shot.start, shot.end)) &&
  !text.slice(other.end, shot.start).includes('\n') &&
  other.start < shot.start

/** A question whose answer is the subject line. */
const isAnswered = (order: ReadOrder, found: readonly Found[], text: string) =>
  order.kind === 'answer-questions' &&
  found.some(
    ({ order: other }) =>
      other.kind === 'subject-line' &&
      common(other, order) > 0 &&
      /\banswer to (?:this|the)\b/iu.test(text.slice(other.start, other.end)),
  )

/** Describes a subject line, a form or a ban. */
function isAbout(other: ReadOrder, state: ReadOrder, text: string): boolean {
  const said = text.slice(state.start, state.end)
  if (other.questions?.some((question) => said.includes(question) || question.includes(said))) return true
  if (other.questions && ofAnswers.test(said)) return true
  if (other.kind === 'state' || other.kind === 'attach' || other.kind === 'outside-contact') return false
  if (other.kind === 'test' && ofTest.test(said)) return true
  if (other.what === 'apply-points' && common(other, state) > 0 && said.length < 60) return true
  // 'A short note with the word mangrove' asks for both.
  const isMark = other.kind === 'subject-line' || other.kind === 'include-phrase'
  if (isMark && state.start < other.start - 3) return false
  if (isMark && purpose.test(text.slice(other.end, state.end))) return true
  return common(other, state) >= (state.end - state.start) * 0.5
}

/** 'Mail your answers to our address', beside the questions */
const ofAnswers =
  /^\W*(?:please |then |and )*(?:send|(?:e-?)?mail|submit|forward|share)(?: (?:us|me))? (?:your|the|all(?: your)?) answers\b(?!.*(?:,|\b(?:and|with|about|on)\b))/iu

/** 'Your answers to the test task below' */
const ofTest =
  /\b(?:answers?|results?|responses?|solutions?) (?:to|of|for|from) (?:the |this |our )?(?:[\w-]+ )?(?:test|task)\b/iu

/** Begins the purpose of an order: 'Write 44 in your reply, so we know …' */
const purpose = /^\W*(?:so|to (?:show|prove|confirm)|as proof|otherwise|which|because)\b/iu

/** The topic of an order that a listing asks for only once. */
const topicOf = ({ start, end }: ReadOrder, text: string) =>
  /cover letter|salary|\brate\b|availability|start date|time ?zone/iu
    .exec(text.slice(start, end))?.[0]
    .toLowerCase()

/** Things that may be asked several times. */
const several: readonly string[] = ['samples', 'screenshot']

/** A listing may refuse several of these. */
const oftenBanned: readonly string[] = ['answer', 'words']

/** 'Your resume should include …' describes something already asked for. */
const isTold = ({ end }: ReadOrder, text: string) =>
  /^ (?:should|must|needs? to|has to|have to) (?:include|contain|have|show|cover|explain|be)\b/iu.test(
    text.slice(end, end + 40),
  )

/** Questions with other sentences between them. */
const areOfOneLine = (one: ReadOrder, other: ReadOrder, text: string) =>
  one.questions !== undefined &&
  other.questions !== undefined &&
  common(one, other) <= 0 &&
  !text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)).includes('\n')

const withQuestionsOf = (one: ReadOrder, other: ReadOrder): ReadOrder => ({
  ...one,
  questions: [...new Set([...(one.questions ?? []), ...(other.questions ?? [])])].slice(0, MOST_QUESTIONS),
  ...((one.doubt || other.doubt) && { doubt: true }),
})

/** One without questions of its own names those of another: 'Answer all questions above.' */
function areSameQuestions(one: ReadOrder, other: ReadOrder): boolean {
  if (!one.questions || !other.questions || common(one, other) > 0) return true
  return one.questions.some((a) =>
    other.questions?.some((b) => a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)),
  )
}

/** Neither the same words, nor a part of them. */
function areTwoSubjects(one: ReadOrder, other: ReadOrder): boolean {
  const [a = '', b = ''] = [one, other].map(({ subject = '' }) => sameWords(subject))
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a)
}

const wordsOf = ({ start, end }: ReadOrder, text: string) =>
  text
    .slice(start, end)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** 'Send your work samples' names those described elsewhere. */
const isBareSamples = ({ what, start, end }: ReadOrder, text: string) =>
  what === 'samples' && bareSamples.test(text.slice(start, end))
const bareSamples =
  /^\W*(?:[\w-]+ ){0,4}(?:samples|examples)(?: of (?:your )?(?:past |previous |recent )?work)?\W*$/iu

function isSame(
  { order: one, list }: Found,
  { order: other, list: otherList }: Found,
  text: string,
): boolean {
  if (one.kind !== other.kind) return false
  if (wordsOf(one, text) === wordsOf(other, text)) return true
  // Two items of a list are two things.
  const isOfOneList =
    list !== null &&
    list === otherList &&
    common(one, other) <= 0 &&
    ![one, other].some((each) => isTold(each, text))
  switch (one.kind) {
    case 'attach':
      if (common(one, other) > 0) return one.what === other.what
      if (one.what === other.what && [one, other].some((each) => isReference(each, text))) return true
      if (!isOfOneList && [one, other].some((each) => isBareSamples(each, text)))
        return one.what === other.what
      return one.what === other.what && !several.includes(one.what ?? '') && !isOfOneList
    case 'link-form':
      return true
    case 'answer-questions':
      return areSameQuestions(one, other)
    case 'subject-line':
      return !areTwoSubjects(one, other)
    case 'outside-contact':
      return other.required && (!one.required || sameChannel(one.channel, other.channel))
    case 'do-not':
      return one.what === other.what && (!oftenBanned.includes(one.what ?? '') || common(one, other) > 0)
    case 'other':
      return one.what === other.what
    case 'state': {
      const topic = topicOf(one, text)
      return common(one, other) > 0 || (topic !== undefined && !isOfOneList && topic === topicOf(other, text))
    }
    case 'test':
      return (
        common(one, other) > 0 ||
        isPointOf(one, other, text) ||
        isReminder.test(text.slice(one.start, one.end)) ||
        isReminder.test(text.slice(other.start, other.end))
      )
    default:
      return common(one, other) > 0
  }
}
