import type { LucideIcon } from 'lucide-react'

/** The parts of the list, in their default order. */
export const groups = ['recent', 'actions', 'pages', 'jobs', 'search'] as const
export type Group = (typeof groups)[number]

export type Command = {
  /** The same on every visit, so that it can be remembered. */
  readonly id: string
  readonly group: Exclude<Group, 'recent'>
  readonly label: string
  /** Shown beside the label and searched too, such as a job's employer. */
  readonly note?: string | undefined
  /** Hidden search terms. */
  readonly words?: string | undefined
  /** The key for the same action outside the palette. */
  readonly shortcut?: string | undefined
  readonly icon: LucideIcon
  /** Called when the palette is closed and the focus has returned. */
  readonly run: () => void
}
