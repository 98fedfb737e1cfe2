import { letterDraft } from './letter-draft.ts'

export type BegunLetter = { jobId: number; words: number }

/** On this device, newest jobs first. */
export function readBegunLetters(owner: number, most: number): BegunLetter[] {
  const begun: BegunLetter[] = []
  for (const jobId of keptJobs(owner)) {
    const words = wordsIn(letterDraft(owner, jobId).read()?.content ?? '')
    if (words > 0) begun.push({ jobId, words })
    if (begun.length === most) break
  }
  return begun
}

/** Keys are `letterDraft:{seeker}:{job}`. */
function keptJobs(owner: number): number[] {
  try {
    const mine = new RegExp(`^letterDraft:${owner}:([1-9]\\d{0,14})$`)
    return Object.keys(localStorage)
      .flatMap((key) => mine.exec(key)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a)
  } catch {
    return []
  }
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
