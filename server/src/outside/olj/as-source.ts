import { BoardProblem } from '../job-board/port.ts'
import { SourceProblem, type SourceProblemKind } from '../listing-sources/port.ts'

const readingKinds: readonly string[] = [
  'refused',
  'bot-page',
  'layout',
  'too-many',
  'down',
  'off',
] satisfies SourceProblemKind[]
const isOfReading = (kind: string): kind is SourceProblemKind => readingKinds.includes(kind)

/** Reads listings as the port of sources knows it. @throws SourceProblem for each BoardProblem */
export async function asSource<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof BoardProblem)) throw error
    const { kind, message, retryAfter } = error
    // Listings are read without an account, so any other problem is a page that is not built as we know it.
    throw new SourceProblem(isOfReading(kind) ? kind : 'layout', message, { retryAfter, cause: error })
  }
}
