import type { LucideIcon } from 'lucide-react'

/** The parts of the list, in the order in which they stand where nothing else tells them apart. */
export const groups = ['recent', 'actions', 'pages', 'jobs', 'search'] as const
export type Group = (typeof groups)[number]

/** Something that can be chosen by name. */
export type Command = {
  /** The same on every visit, so that it can be remembered. */
  readonly id: string
  readonly group: Exclude<Group, 'recent'>
  readonly label: string
  /** Stands beside the label and is looked through too: a job's employer. */
  readonly note?: string | undefined
  /** Other words that lead here and are not shown. */
  readonly words?: string | undefined
  /** The key that does the same without the commands. */
  readonly shortcut?: string | undefined
  readonly icon: LucideIcon
  /** Called when the commands are closed and the focus is back where it was. */
  readonly run: () => void
}
