/** What we need of something that writes letters; openai-compatible.ts speaks to a real one and to the stand-in alike. */
export type LetterWriter = {
  /**
   * Writes one letter; takes at most half a minute.
   * @returns plain text, never blank, without what the model thought on the way
   * @throws LetterProblem
   */
  write(request: LetterRequest): Promise<{ text: string }>
}

export type LetterRequest = {
  /** What the writer is to do. */
  system: string
  /** What it is to do it with. */
  user: string
  /** About how long the letter may become; an answer that runs far past it is 'cut'. */
  maxWords: number
}

export type LetterProblemKind =
  | 'down' // it cannot be reached, or fails
  | 'too-slow'
  | 'too-many' // it has no room for us now
  | 'refused' // it, as it is configured here, does not write this
  | 'empty'
  | 'cut' // the letter has no end
  | 'garbage' // its answer cannot be read

/** Everything that can go wrong with having a letter written. Its message holds what a server says is wrong, never the key. */
export class LetterProblem extends Error {
  readonly kind: LetterProblemKind

  constructor(kind: LetterProblemKind, message: string) {
    super(message)
    this.name = 'LetterProblem'
    this.kind = kind
  }
}
