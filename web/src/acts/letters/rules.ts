import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { isVisible, withoutControls } from '@hanap/contract/text/text'
import type { LetterDraft } from './letter-draft.ts'

/** Removes surrounding blanks and control characters. An invisible letter is empty. */
export function asSent(draft: Pick<LetterDraft, 'subject' | 'content'>, jobTitle: string) {
  const subject = withoutControls(draft.subject).trim()
  const content = withoutControls(draft.content).trim()
  return {
    subject: isVisible(subject) ? subject : defaultSubject(jobTitle),
    content: isVisible(content) ? content : '',
  }
}
