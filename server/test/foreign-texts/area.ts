/** What reads texts that others wrote, in some folders of the program. */
export type Area = {
  /** From the root of the project. */
  folders: readonly string[]
  /** Functions of these folders whose text is nobody else's: it is ours, or a setting of the operator. */
  apart: readonly string[]
  /** By what it reads. What it throws is an answer too. */
  readers: Readonly<Record<string, (text: string) => unknown>>
}
