/** Why nothing is read of a file. */
export type Refusal = 'no-text' | 'encrypted' | 'broken' | 'too-large' | 'too-slow' | 'busy'

/** Thrown inside the room by what opens files; never leaves it. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(`The file is refused: ${refusal}`, { cause })
    this.refusal = refusal
  }
}
