export type Area = {
  /** From the project's root. */
  folders: readonly string[]
  /** Their text is ours, or an operator's setting. */
  apart: readonly string[]
  /** By what they read. Throwing is an answer. */
  readers: Readonly<Record<string, (text: string) => unknown>>
}
