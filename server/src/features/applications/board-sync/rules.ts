import type { ApplicationStatus } from '@hanap/contract/applications/applications'

/** Other words are shown to the seeker and change nothing. */
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

/** Words for a reply, which the seeker reads on the board. */
const replies: ReadonlySet<string> = new Set(['replied'])
/** Words for an application without a reaction. */
const beginnings: ReadonlySet<string> = new Set(['sent', 'submitted', 'applied', 'delivered', 'unread'])

export const plainWord = (word: string): string => word.trim().toLowerCase().replaceAll(/\s+/g, ' ')

export const isReply = (word: string): boolean => replies.has(plainWord(word))

/** @param status that followed; null if unchanged */
export function isNews(word: string, status: ApplicationStatus | null): boolean {
  if (status !== null || isReply(word)) return true
  return statusOfWord(word) === null && !beginnings.has(plainWord(word))
}

/** Ignores case and spacing; null for an unknown word. */
export function statusOfWord(word: string): ApplicationStatus | null {
  const plain = plainWord(word)
  return Object.hasOwn(meanings, plain) ? (meanings[plain] ?? null) : null
}

export const openStatuses: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview']

/** The board's word never moves an application back. */
const way: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview', 'offer', 'hired']
/** The seeker knows these better than the board. */
const ownWords: ReadonlySet<ApplicationStatus> = new Set(['interview', 'offer', 'hired', 'rejected'])

/** @returns null if nothing changes */
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
