import { namesEmployer, namesOf } from '@hanap/contract/jobs/employer-names'
import type { Order } from '@hanap/contract/jobs/orders'
import { hasWords } from '@hanap/contract/letters/whole-words'
import type { ReusedLetter } from './letter-draft.ts'

export type AskingJob = { employer: { name: string } | null; orders?: readonly Order[] | undefined }

/** What an employer would recognize as written to another: the name and the phrases that `theirs` alone asks for. */
export function ofOtherJob(theirs: AskingJob, ours: AskingJob): Pick<ReusedLetter, 'employer' | 'phrases'> {
  const name = theirs.employer?.name ?? ''
  const isSame = ours.employer !== null && namesEmployer(ours.employer.name, namesOf([name]))
  const ourPhrases = phrasesOf(ours).join('\n')
  return {
    employer: isSame ? '' : name,
    phrases: phrasesOf(theirs).filter((phrase) => !hasWords(ourPhrases, phrase)),
  }
}

/** Those still in the letter. */
export function leftOfOtherJob({ employer, phrases }: ReusedLetter, content: string): string[] {
  const isNamed = employer !== '' && namesEmployer(content, namesOf([employer]))
  return [...(isNamed ? [employer] : []), ...phrases.filter((phrase) => hasWords(content, phrase))]
}

const phrasesOf = ({ orders = [] }: AskingJob) =>
  orders.flatMap(({ kind, phrase }) => (kind === 'include-phrase' && phrase ? [phrase] : []))
