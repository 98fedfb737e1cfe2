import type { ReactNode } from 'react'

/** What the app hands in for the header, since the shell knows no feature. */
export type HeaderTools = {
  /** Opens the commands, and follows their key. */
  commands: ReactNode
  /** For seekers. */
  bell: ReactNode
  /** The commands' entry in the phone's menu. */
  menuEntry: { label: string; open: () => void }
}
