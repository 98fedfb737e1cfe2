/** At most so many letters, without half a character at the end. */
export const beginningOf = (text: string, most: number) =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')
