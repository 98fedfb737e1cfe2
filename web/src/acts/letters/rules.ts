import { isVisible, withoutControls } from '@hanap/contract/text/text'
import type { LetterDraft } from './letter-draft.ts'

const LONGEST_SUBJECT = 200

/** One line, even if the title has several. */
export function defaultSubject(jobTitle: string): string {
  const title = jobTitle.replace(/\s+/g, ' ').trim()
  return `Application for ${title}`.slice(0, LONGEST_SUBJECT).trimEnd()
}

/** Removes surrounding blanks and control characters. An invisible letter is empty. */
export function asSent(draft: Pick<LetterDraft, 'subject' | 'content'>, jobTitle: string) {
  const subject = withoutControls(draft.subject).trim()
  const content = withoutControls(draft.content).trim()
  return {
    subject: isVisible(subject) ? subject : defaultSubject(jobTitle),
    content: isVisible(content) ? content : '',
  }
}
