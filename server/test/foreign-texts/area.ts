/** The readers of foreign texts in some of the program's folders. */
export type Area = {
  /** From the project's root. */
  folders: readonly string[]
  /** Functions whose text is never foreign: it is ours, or an operator's setting. */
  apart: readonly string[]
  /** By what they read. Throwing counts as an answer. */
  readers: Readonly<Record<string, (text: string) => unknown>>
}
