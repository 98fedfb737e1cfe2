import { blanksIn } from '@hanap/contract/letters/blanks'

/**
 * Puts the caret on the first blank of the letter, or of its subject.
 * @param title of the job
 * @returns false where there is none
 */
export function showBlank(form: HTMLElement | null, title: string): boolean {
  const fields = form?.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, [name="subject"]')
  // The letter before its subject.
  for (const field of [...(fields ?? [])].reverse()) {
    const [blank] = blanksIn(field.value, title)
    if (!blank) continue
    // In this order browsers scroll to what is selected.
    field.setSelectionRange(blank.start, blank.end)
    field.focus()
    return true
  }
  return false
}
