export type Refusal = 'no-text' | 'encrypted' | 'broken' | 'too-large' | 'too-slow' | 'busy'

/** Never leaves the text process. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(`The file is refused: ${refusal}`, { cause })
    this.refusal = refusal
  }
}
