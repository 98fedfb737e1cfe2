import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { knownFromKept } from '../../acts/letters/generated-letter.ts'
import { type LetterDraft, letterDraft } from '../../acts/letters/letter-draft.ts'
import { asSent } from '../../acts/letters/rules.ts'

/** Whether this letter would replace another draft. */
export function hasOtherDraft(userId: number | undefined, letter: KeptLetter): boolean {
  const draft = letterDraft(userId, letter.job_post_id).read()
  if (!draft) return false
  const { subject, content } = asSent(draft, letter.job_title)
  if (content === '' && subject === asSent({ subject: '', content: '' }, letter.job_title).subject)
    return false
  const kept = asSent(letter, letter.job_title)
  return subject !== kept.subject || content !== kept.content
}

/** Fills the job's apply dialog with the letter and its resume. */
export function draftFromLetter(userId: number | undefined, letter: KeptLetter): void {
  const draft = letterDraft(userId, letter.job_post_id)
  draft.write(draftOf(letter, draft.read()?.sendingKey))
}

function draftOf(letter: KeptLetter, sendingKey: string | undefined): LetterDraft {
  const { id, version, subject, content, resume_id, resume_url } = letter
  const draft = {
    subject,
    content,
    resumeId: resume_id,
    resumeUrl: resume_url,
    generated: knownFromKept(letter),
  }
  // The key tracks an earlier sending, of another letter.
  if (sendingKey !== undefined) return { ...draft, sendingKey }
  // Sent unchanged, it is this letter, not a new one with the same words.
  return { ...draft, kept: { id, version, subject, content, resume_id, resume_url } }
}
