import { Menu as MenuGlyph } from 'lucide-react'
import { useState } from 'react'
import { failureMessages } from '../../page/failing/failure-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { shellMessages } from '../messages.ts'
import type { HeaderTools } from './header-tools.ts'
import type { PhoneMenuSheet } from './phone-menu-sheet.tsx'

const loadSheet = () => import('./phone-menu-sheet.tsx')

/** The sheet loads when first needed. */
export function PhoneMenu({ entry }: { entry?: HeaderTools['menuEntry'] | undefined }) {
  const m = shellMessages
  const toasts = useToasts()
  const [sheet, setSheet] = useState<{ Sheet: typeof PhoneMenuSheet } | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    const loaded = sheet ? { PhoneMenuSheet: sheet.Sheet } : await loadSheet().catch(() => null)
    if (!loaded) {
      toasts.error(failureMessages.offlineText)
      return
    }
    setSheet({ Sheet: loaded.PhoneMenuSheet })
    setOpen(true)
  }

  return (
    <>
      <IconButton
        icon={MenuGlyph}
        label={m.menu}
        className="phone-menu-button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet().catch(() => null)}
        onClick={() => void open()}
      />
      {sheet && isOpen && <sheet.Sheet entry={entry} onClose={() => setOpen(false)} />}
    </>
  )
}
