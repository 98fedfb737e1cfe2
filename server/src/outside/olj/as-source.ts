import { BoardProblem } from '../job-board/port.ts'
import { SourceProblem, type SourceProblemKind, sourceProblemKinds } from '../listing-sources/port.ts'

const readingKinds: ReadonlySet<string> = new Set(sourceProblemKinds)
const isOfReading = (kind: string): kind is SourceProblemKind => readingKinds.has(kind)

/** @throws SourceProblem for each BoardProblem */
export async function asSource<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof BoardProblem)) throw error
    const { kind, message, retryAfter } = error
    // Reading needs no account, so other problems mean an unknown layout.
    throw new SourceProblem(isOfReading(kind) ? kind : 'layout', message, { retryAfter, cause: error })
  }
}
