import type { Job } from '@hanap/contract/jobs/jobs'
import { plainWords, type QueryPiece, readPieces } from '../../listing/address/query-pieces.ts'

export type WordMatch = (job: Job) => boolean

/**
 * In the server's query language: all words, or their beginnings; quoted words exactly; `or`; exclusions. No word
 * forms or synonyms.
 */
export function wordMatch(search: string): WordMatch {
  const groups: QueryPiece[][] = []
  const none: QueryPiece[] = []
  let isAfterOr = false
  for (const piece of readPieces(search)) {
    if (piece.kind === 'none') none.push(piece)
    else if (piece.kind !== 'or' && isAfterOr) groups.at(-1)?.push(piece)
    else if (piece.kind !== 'or') groups.push([piece])
    isAfterOr = piece.kind === 'or'
  }
  return (job) => {
    const text = textOf(job)
    return (
      groups.every((any) => any.some((piece) => isIn(text, piece))) &&
      !none.some((piece) => isIn(text, piece))
    )
  }
}

/** Spaces allow whole-word matches; line ends keep phrases within one part. */
function textOf({ title, employer, description, tags }: Job): string {
  const parts = [title, employer?.name ?? '', description, ...tags.map(({ name }) => name)]
  return parts.map((part) => ` ${plainWords(part).join(' ')} `).join('\n')
}

function isIn(text: string, { kind, words }: QueryPiece): boolean {
  if (kind === 'words') return words.every((word) => text.includes(` ${word}`))
  return text.includes(` ${words.join(' ')} `)
}
