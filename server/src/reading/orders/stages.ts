import { needing } from '../patterns.ts'
import type { Part } from './parts.ts'

const applyHead =
  /^\W*(?:ready to (?:apply|join|start)|interested|apply|(?:how|steps?|ready|instructions?|requirements?) (?:to|for|on how to) (?:apply|appl\w+|submit)|(?:application )?instructions\W*$|to (?:apply|be considered)|(?:\d+ )?prerequisites? (?:for|to) appl\w+|application|applying|when applying|what to (?:send|submit|include)|application (?:checklist|process)|next steps?|(?:mandatory|required) (?:submissions?|materials|documents)|submission requirements|(?:important|note|important note)s?|submission)\b/iu
const otherHead =
  /^\W*(?:key |main |core |job |your |our |the |role |position )?(?:responsibilit|dut(?:y|ies)|requirements?\b(?! (?:to|for) appl)|qualifications?|skills|benefits|perks|compensation|salary|pay\b|about|company|what (?:we|you(?:'ll| will)|is|we're)|who (?:we|you)|why (?:join|work|us|you'll)|overview|summary|description|schedule|work(?:ing)? (?:hours|schedule|setup)|hours|location|tools|tasks|day[- ]to|details|technical|equipment|culture|mission|preferred|nice to|must[- ]haves?|ideal|experience|job type|role)/iu

/** A heading such as 'To apply', with a remark after it. */
const howToApply = /^\W*(?:important\W+)?(?:how )?to apply\b[^.]{0,20}[:(–-]/iu
/** 'Your preferred hours' is something to tell, 'Your responsibilities' a head. */
const ofApplicant = /^\W*your (?!(?:\w+ )?(?:responsib|dut|role|tasks|job|mission))[^:]*$/iu

/** 'What is your view of boats?' */
const asksReader =
  /^\W*(?:what|how|why|which|who|where|when) (?:is|are|was|were|do|does|did|would|will|can|could|should|have|has)\b.*\byour?\b.*\?\W*$/iu
const ofQuestions = /\bquestions?\W*$/iu

const applying = needing(
  'appl|interested|sound|considered|repl|respon|in your |in the (?:first|opening|last) |cover letter|subject line|why',
  [
    // Not work, as in 'apply best practices' or 'web applications'.
    String.raw`\bapply(?:ing)?(?=\W*$|\s*[^\p{L}\s]|\s+(?:now|here|for|to|via|through|thru|by|with|without|if|only|today|using|at|on|please|directly|as|when|in|and|or|but|before|again|online|unless|this|soon|then)\b)`,
    String.raw`\b(?:repl(?:y|ying)|respond(?:ing)?) to (?:this|our|the) (?:job )?(?:post(?:ing)?|ad(?:vert)?|listing|description|offer|vacancy)\b`,
    String.raw`\b(?:your|their|this|job|complete|incomplete|all|submit|submitting|an|my|direct|any|official|in the|with the|of the|to the|through the) (?:\w+ )?applications?\b`,
    String.raw`(?:^|[.!?(*:])\W{0,5}applications?\b|\bapplications? (?:form|instructions|link|process|questions?|requirements|deadline|letter|headline|title|subject|without|sent|submitted|made|will|must|are|materials|via|through)\b`,
    String.raw`\bapplicants?\b|\b(?:interested|if interested)\b.{0,12}(?:candidates?|parties|individuals|in (?:this|applying|the|joining)|,)`,
    String.raw`\bif (?:you are |you're |this )?(?:sounds? |interested)|\bto be considered\b|\bin your (?:message|response|reply|letter|cover letter|proposal|e-?mail|submission)\b|\b(?:your|the) cover letter\b|\bsubject line\b|\bdeadline for applications\b|\bin (?:your|the) (?:first|opening|last) (?:line|sentence)\b|\bwrite (?:[\w-]+ ){1,4}(?:about|on) why\b`,
  ].join('|'),
)
export function isOfApplying(parts: readonly Part[]): boolean[] {
  let isSection = false
  const lines = new Map<number, boolean>()
  for (const part of parts) if (applying.test(part.text)) lines.set(part.line, true)
  return parts.map((part, at) => {
    if (part.isFirst && isHead(part)) {
      if (applyHead.test(part.text)) isSection = true
      else if (isOtherHead(part) && !followsItem(part, parts[at - 1])) isSection = false
    } else if (part.isFirst && howToApply.test(part.text)) isSection = true
    return isSection || lines.get(part.line) === true
  })
}

/** The next item of a list heads nothing: 'Equipment photo' after 'Resume'. */
const followsItem = (part: Part, before: Part | undefined) =>
  part.isItem &&
  before?.isItem === true &&
  before.mark === part.mark &&
  part.start - before.end < 8 &&
  !/:\W*$/u.test(part.text)

/** Other items under 'Responsibilities' are duties: 'Screen resumes and answer every one'. */
const toApplicant =
  /\b(?:please|pls|kindly|your|yours|yourself|must|required?|loom|speed ?test|(?:no|without) (?:a )?(?:r[eé]sum[eé]|cv|portfolio))\b|\(|^\W*(?:(?:send|submit|attach|provide|include|upload)\b.*\b(?:r[eé]sum[eé]|cv|portfolio)\b|(?:and |an? |the |this |updated |current )*(?:r[eé]sum[eé]|cv|curriculum|bio ?data|cover letter|portfolio|disc)\b)/iu

/** Work is done again and again. */
const repeats = /\b(?:each|every|daily|weekly|monthly|regularly|per (?:day|week|month))\b/iu

/** A line without a bullet may ask wherever it stands. */
const toReader =
  /\b(?:me|us|candidates?|applicants?|apply|reply|respond|links?|videos?|recordings?|voice|photos?)\b/iu

/** Whether a line stands under a head such as 'Responsibilities', and does not speak of applying. */
export function isOfWork(parts: readonly Part[], zones: readonly boolean[]): boolean[] {
  let isSection = false
  return parts.map((part, at) => {
    if (isOtherHead(part)) isSection = true
    else if (isApplyHead(part)) isSection = false
    if (!isSection || zones[at] === true) return false
    const isDuty = part.isItem || (part.isFirst && part.text.length <= 90 && !toReader.test(part.text))
    return isDuty && (!toApplicant.test(part.text) || repeats.test(part.text))
  })
}

/** Whether a line only introduces the next. */
export function isHead({ text }: Part): boolean {
  return text.length <= 90 && (/[:?!]\W*$/u.test(text) || text.length <= 45)
}
export const isApplyHead = (part: Part): boolean =>
  part.isFirst && isHead(part) && applyHead.test(part.text) && !/hidden by the board/iu.test(part.text)
export const isOtherHead = (part: Part): boolean =>
  part.isFirst &&
  isHead(part) &&
  otherHead.test(part.text) &&
  !(part.number !== null && part.text.endsWith('?')) &&
  !asksReader.test(part.text) &&
  !ofApplicant.test(part.text) &&
  !ofQuestions.test(part.text)

const interview =
  /^\W*(?:(?:complete|attend|have|pass|do|join|then|the|an?|short|first|second|final|initial|zoom|video|phone|online|live|virtual) )*interviews?\b(?! (?:questions?|availability|times?|slots?|schedules?|dates?))/iu

/** Others mark headings, too. */
const ofSteps = /^(?:1|a|[-–—*•●·]+)$/u

/** Steps of a list from the interview on. */
export function isOfLaterSteps(parts: readonly Part[]): boolean[] {
  let mark: string | null = null
  return parts.map((part) => {
    if (part.isFirst && part.mark !== mark) mark = null
    if (part.isFirst && ofSteps.test(part.mark) && interview.test(part.text)) mark = part.mark
    return mark !== null
  })
}

const later =
  /\b(?:(?<!\bto be )short-?listed|selected (?:candidates?|applicants?)|successful (?:candidates?|applicants?)|qualified (?:candidates?|applicants?)|chosen (?:candidates?|applicants?)|if (?:you are |you're )?(?:selected|shortlisted|chosen|hired|successful)|(?:once|after|upon) (?:you are |you're )?(?:hired|hiring|onboard\w*|selected|shortlisted|accepted)|if (?:we (?:think|like)|you pass)\b|during (?:the|your|an) (?:\w+ )?interview|after (?:the |an? )?(?:initial |first )?(?:screening|interview)|(?:you|candidates?|applicants?) (?:will|may|might|would) (?:also )?be (?:asked|required|invited|given|expected)|we(?:'ll| will| may| might) (?:ask|send|request|require|give|provide))\b/iu
/** Whether a text is about steps after applying, such as the interview. */
export const isOfLater = (text: string): boolean => later.test(text)
