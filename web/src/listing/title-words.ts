/** A separator stays with the word before it, so that no line begins with one. */
export function titleWords(title: string): string {
  return title.replace(/ (?=[|/–—•·-] )/g, '\u00a0')
}
