/** A visitor's, for the login on this page: a file cannot be stored. */
let waiting: File | null = null

export function keepFile(file: File): void {
  waiting = file
}

export function forgetFile(): void {
  waiting = null
}

export const readKeptFile = (): File | null => waiting
