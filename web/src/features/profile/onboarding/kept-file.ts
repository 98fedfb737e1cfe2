/** A file that was chosen and could not be sent yet: it cannot be stored, so it lives as long as the page does. */
type Waiting = { owner: number | null; file: File }

let waiting: Waiting | null = null

/** Keeps a file for whoever chose it; what a visitor chose belongs to who signs in next. */
export function keepFile(owner: number | null, file: File): void {
  waiting = { owner, file }
}

/** Lets go of the waiting file, once it is sent or given up. */
export function forgetFile(): void {
  waiting = null
}

/** The waiting file, if it is this person's. */
export function readKeptFile(owner: number | null): File | null {
  return waiting && (waiting.owner === null || waiting.owner === owner) ? waiting.file : null
}
