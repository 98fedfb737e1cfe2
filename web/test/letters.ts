import type { KeptLetter, LetterSummary } from '@hanap/contract/letters/cover-letters'

/** A letter for the job with the same number, changed `id` hours ago. */
export function letterSummary(id: number, change: Partial<LetterSummary> = {}): LetterSummary {
  return {
    id,
    job_post_id: id,
    job_title: `Bookkeeper ${id}`,
    employer_name: 'Northlight Books',
    subject: `Books, gladly ${id}`,
    excerpt: 'I keep books.',
    created_at: '2026-11-03T01:12:00.000Z',
    updated_at: new Date(Date.now() - id * 3_600_000).toISOString(),
    is_sent: false,
    job_removed_at: null,
    source: null,
    ...change,
  }
}

export function keptLetter(id: number, change: Partial<KeptLetter> = {}): KeptLetter {
  return {
    ...letterSummary(id),
    content: 'I keep books.\n\nAna',
    resume_id: null,
    resume_url: '',
    applied: false,
    is_unproven: false,
    custom_prompt: null,
    sentences: [],
    version: 'v1',
    ...change,
  }
}
