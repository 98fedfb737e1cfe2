/** In memory only: a file cannot be stored. */
type Waiting = { owner: number | null; file: File }

let waiting: Waiting | null = null

/** A visitor's file passes to the seeker who logs in next. */
export function keepFile(owner: number | null, file: File): void {
  waiting = { owner, file }
}

export function forgetFile(): void {
  waiting = null
}

export function readKeptFile(owner: number | null): File | null {
  return waiting && (waiting.owner === null || waiting.owner === owner) ? waiting.file : null
}
