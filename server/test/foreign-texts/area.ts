export type Area = {
  /** From the project's root. */
  folders: readonly string[]
  /** Functions whose text is ours, or an operator's setting. */
  apart: readonly string[]
  /** Readers by what they read. Throwing is an answer. */
  readers: Readonly<Record<string, (text: string) => unknown>>
}
