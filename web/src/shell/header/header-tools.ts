import type { ReactNode } from 'react'

/** From the app: the shell knows no feature. */
export type HeaderTools = {
  /** Their button and shortcut. */
  commands: ReactNode
  /** For seekers. */
  bell: ReactNode
  /** For the phone menu. */
  menuEntry: { label: string; open: () => void }
}
