/** Time for the browser to read the file. */
const HELD_MS = 60_000

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS)
}
