/** openai-compatible.ts implements it for real servers and the stand-in. */
export type LetterWriter = {
  /**
   * Takes at most half a minute.
   * @returns plain text, never blank, without the model's reasoning
   * @throws LetterProblem
   */
  write(request: LetterRequest, options?: LetterOptions): Promise<{ text: string }>
}

export type LetterRequest = {
  system: string
  user: string
  /** A much longer answer is 'cut'. */
  maxWords: number
  /**
   * The word the letter must begin with. Any other beginning may be unmarked reasoning, so that text is passed on
   * only when complete.
   */
  opening?: string
}

export type LetterOptions = {
  /** Pieces of the text. Discard them if a problem follows. */
  onText?: (piece: string) => void
  /** An abort ends in the problem 'stopped'. */
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

/** Contains the server's error, never the key. */
export class LetterProblem extends Error {
  readonly kind: LetterProblemKind

  constructor(kind: LetterProblemKind, message: string) {
    super(message)
    this.name = 'LetterProblem'
    this.kind = kind
  }
}
