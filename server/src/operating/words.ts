const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

/** '3 hours' */
export function inWords(seconds: number): string {
  for (const [length, name] of UNITS) {
    if (seconds >= length) return counted(Math.floor(seconds / length), name)
  }
  return counted(Math.floor(seconds), 'second')
}

/** '1 task', '12 tasks'. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** '3.4 GB' */
export const bytesInWords = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
