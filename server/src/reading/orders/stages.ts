import type { Part } from './parts.ts'

const applyHead =
  /^\W*(?:ready to (?:apply|join|start)|interested|apply|(?:how|steps?|ready|instructions?|requirements?) (?:to|for|on how to) (?:apply|appl\w+|submit)|to (?:apply|be considered)|application|applying|when applying|what to (?:send|submit|include)|next steps?|(?:mandatory|required) (?:submissions?|materials|documents)|submission requirements|(?:important|note|important note)s?|submission)\b/iu
const otherHead =
  /^\W*(?:key |main |core |job |your |our |the |role |position )?(?:responsibilit|dut(?:y|ies)|requirements?\b(?! (?:to|for) appl)|qualifications?|skills|benefits|perks|compensation|salary|pay\b|about|company|what (?:we|you(?:'ll| will)|is|we're)|who (?:we|you)|why (?:join|work|us|you'll)|overview|summary|description|schedule|work(?:ing)? (?:hours|schedule|setup)|hours|location|tools|tasks|day[- ]to|details|technical|equipment|culture|mission|preferred|nice to|must[- ]haves?|ideal|experience|job type|role)/iu

/** Words by which a sentence speaks of applying. */
const applying =
  /\b(?:appl(?:y|ying|ication|ications|icants?)\b(?! (?:knowledge|feedback|strateg|best|them|changes|principles|development|support|security|process of|software|form\w* (?:process|review)))|interested (?:candidates?|applicants?|parties|individuals|in (?:this|applying|the|joining))|if (?:you are |you're |this )?(?:sounds? |interested)|if interested|to be considered|in your (?:message|response|reply|letter|cover letter|proposal|email|e-mail|submission)|(?:your|the) cover letter|subject line)\b/iu

/** For each part, whether it stands where the text speaks of applying. */
export function isOfApplying(parts: readonly Part[]): boolean[] {
  let isSection = false
  const lines = new Map<number, boolean>()
  for (const part of parts) if (applying.test(part.text)) lines.set(part.line, true)
  return parts.map((part) => {
    if (part.isFirst && isHead(part)) {
      if (applyHead.test(part.text)) isSection = true
      else if (otherHead.test(part.text)) isSection = false
    }
    return isSection || lines.get(part.line) === true
  })
}

/** A line that only says what follows. */
export function isHead({ text }: Part): boolean {
  return text.length <= 90 && (/[:?!]\W*$/u.test(text) || text.length <= 45)
}
export const isApplyHead = (part: Part): boolean =>
  part.isFirst && isHead(part) && applyHead.test(part.text) && !/hidden by the board/iu.test(part.text)
export const isOtherHead = (part: Part): boolean => part.isFirst && isHead(part) && otherHead.test(part.text)

const later =
  /\b(?:short-?listed|selected (?:candidates?|applicants?)|successful (?:candidates?|applicants?)|qualified (?:candidates?|applicants?)|chosen (?:candidates?|applicants?)|if (?:you are |you're )?(?:selected|shortlisted|chosen|hired|successful)|(?:once|after|upon) (?:you are |you're )?(?:hired|hiring|onboard\w*|selected|shortlisted|accepted)|if (?:we|you) (?:think|pass|like)|(?:you|candidates?|applicants?) (?:will|may|might|would) be (?:asked|required|invited|given|expected)|we(?:'ll| will| may| might) (?:ask|send|request|require|give|provide))\b/iu
/** What comes after applying, such as the interview. */
export const isOfLater = (text: string): boolean => later.test(text)
