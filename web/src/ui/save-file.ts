/** Long enough for a browser to take the file over. */
const HELD_MS = 60_000

/** Hands a file to the browser, which saves it under `name`. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS)
}
