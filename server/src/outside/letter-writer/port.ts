/** What we need of something that writes letters; openai-compatible.ts speaks to a real one and to the stand-in alike. */
export type LetterWriter = {
  /**
   * Writes one letter; takes at most half a minute.
   * @returns plain text, never blank, without what the model thought on the way
   * @throws LetterProblem
   */
  write(request: LetterRequest, options?: LetterOptions): Promise<{ text: string }>
}

export type LetterRequest = {
  /** What the writer is to do. */
  system: string
  /** What it is to do it with. */
  user: string
  /** About how long the letter may become; an answer that runs far past it is 'cut'. */
  maxWords: number
  /**
   * The word it was told to begin with. What begins otherwise may be a thought that nothing marks as one: of such a text
   * no piece is told before it is whole.
   */
  opening?: string
}

export type LetterOptions = {
  /**
   * Told the letter as it comes: all pieces one after the other are the text, from its first letter to its last. Where a
   * problem follows, they are nothing.
   */
  onText?: (piece: string) => void
  /** Aborted when nobody wants the letter any more: the problem is 'stopped' then. */
  signal?: AbortSignal
}

export type LetterProblemKind =
  | 'down' // it cannot be reached, or fails
  | 'too-slow'
  | 'too-many' // it has no room for us now
  | 'refused' // it, as it is configured here, does not write this
  | 'empty'
  | 'cut' // the letter has no end
  | 'garbage' // its answer cannot be read
  | 'stopped' // by us

/** Everything that can go wrong with having a letter written. Its message holds what a server says is wrong, never the key. */
export class LetterProblem extends Error {
  readonly kind: LetterProblemKind

  constructor(kind: LetterProblemKind, message: string) {
    super(message)
    this.name = 'LetterProblem'
    this.kind = kind
  }
}
