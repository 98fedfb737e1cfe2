/** A writer of letters; openai-compatible.ts speaks to a real server and to the stand-in alike. */
export type LetterWriter = {
  /**
   * Writes one letter in at most half a minute.
   * @returns plain text, never blank, without the model's reasoning
   * @throws LetterProblem
   */
  write(request: LetterRequest, options?: LetterOptions): Promise<{ text: string }>
}

export type LetterRequest = {
  /** The instructions. */
  system: string
  /** The material for them. */
  user: string
  /** Approximate limit; a much longer answer is 'cut'. */
  maxWords: number
  /**
   * The word the letter must begin with. Another beginning may be unmarked reasoning, so that text is passed on only
   * when complete.
   */
  opening?: string
}

export type LetterOptions = {
  /** Gets the letter piece by piece; together they are the text. Discard them if a problem follows. */
  onText?: (piece: string) => void
  /** Aborted when the caller no longer wants the letter: the problem is then 'stopped'. */
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

/** Its message contains the server's error, never the key. */
export class LetterProblem extends Error {
  readonly kind: LetterProblemKind

  constructor(kind: LetterProblemKind, message: string) {
    super(message)
    this.name = 'LetterProblem'
    this.kind = kind
  }
}
