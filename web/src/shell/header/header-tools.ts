import type { ReactNode } from 'react'

/** Passed in by the app: the shell knows no feature. */
export type HeaderTools = {
  /** The button for the commands, with its shortcut. */
  commands: ReactNode
  /** For seekers. */
  bell: ReactNode
  /** The commands' entry in the phone menu. */
  menuEntry: { label: string; open: () => void }
}
