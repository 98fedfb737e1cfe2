import type { LetterDraft } from './letter-drafts.ts'

const LONGEST_SUBJECT = 200

/** The subject a letter starts with: one line, however the listing's title is written. */
export function defaultSubject(jobTitle: string): string {
  const title = jobTitle.replace(/\s+/g, ' ').trim()
  return `Application for ${title}`.slice(0, LONGEST_SUBJECT).trimEnd()
}

/** A letter as it will travel: nothing of what the seeker wrote is changed but the blanks around it. */
export function asSent(draft: Pick<LetterDraft, 'subject' | 'content'>, jobTitle: string) {
  return {
    subject: draft.subject.trim() || defaultSubject(jobTitle),
    content: draft.content.trim(),
  }
}
