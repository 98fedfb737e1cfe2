import type { ApplicationStatus } from '@hanap/contract/applications/applications'

/** What the board's words mean in ours. A word that is not here is shown to the seeker and changes nothing. */
const meanings: Readonly<Record<string, ApplicationStatus>> = {
  viewed: 'reviewing',
  replied: 'reviewing',
  shortlisted: 'interview',
  interview: 'interview',
  hired: 'hired',
  'not selected': 'rejected',
  declined: 'rejected',
  rejected: 'rejected',
}

/** An employer's answer, which waits to be read on the board. */
const replies: ReadonlySet<string> = new Set(['replied'])
/** What is said of an application that nobody has done anything with yet. */
const beginnings: ReadonlySet<string> = new Set(['sent', 'submitted', 'applied', 'delivered', 'unread'])

/** The board's word, however it is cased and spaced. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replaceAll(/\s+/g, ' ')

export const isReply = (word: string): boolean => replies.has(plainWord(word))

/**
 * Whether a word that the board has not said before is worth telling the seeker.
 * @param status that followed from it; null where it changed none
 */
export function isNews(word: string, status: ApplicationStatus | null): boolean {
  if (status !== null || isReply(word)) return true
  return statusOfWord(word) === null && !beginnings.has(plainWord(word))
}

/** However it is cased and spaced; null for a word that we do not know. */
export function statusOfWord(word: string): ApplicationStatus | null {
  const plain = plainWord(word)
  return Object.hasOwn(meanings, plain) ? (meanings[plain] ?? null) : null
}

/** What an employer may still answer to. */
export const openStatuses: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview']

/** The way an application goes; the board's word never takes it back. */
const way: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview', 'offer', 'hired']
/** What a seeker who sets it knows better than the board's list. */
const ownWords: ReadonlySet<ApplicationStatus> = new Set(['interview', 'offer', 'hired', 'rejected'])

/**
 * The status a new word of the board leads to.
 * @param held.setBySeeker whether the seeker set the status by hand
 * @returns null if nothing changes
 */
export function statusAfterWord(
  held: { status: ApplicationStatus; setBySeeker: boolean },
  word: string,
): ApplicationStatus | null {
  const meant = statusOfWord(word)
  if (meant === null || (held.setBySeeker && ownWords.has(held.status))) return null
  if (held.status === 'rejected' || held.status === 'hired') return null
  if (meant === 'rejected') return meant
  return way.indexOf(meant) > way.indexOf(held.status) ? meant : null
}
