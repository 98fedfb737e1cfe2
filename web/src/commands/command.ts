import type { LucideIcon } from 'lucide-react'

/** In their default order. */
export const groups = ['recent', 'actions', 'pages', 'jobs', 'search'] as const
export type Group = (typeof groups)[number]

export type Command = {
  /** Remembered between visits. */
  readonly id: string
  readonly group: Exclude<Group, 'recent'>
  readonly label: string
  /** Searched too, such as a job's employer. */
  readonly note?: string | undefined
  /** Hidden search terms. */
  readonly words?: string | undefined
  /** The key for use outside the palette. */
  readonly shortcut?: string | undefined
  readonly icon: LucideIcon
  /** Called after the palette closed and the focus returned. */
  readonly run: () => void
}
