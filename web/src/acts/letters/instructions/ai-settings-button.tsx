import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import type { AiSettingsDialog } from './ai-settings-dialog.tsx'
import { aiInstructionsMessages } from './messages.ts'

export function AiSettingsButton() {
  const m = aiInstructionsMessages
  const toasts = useToasts()
  const [opened, setOpened] = useState<{ Dialog: typeof AiSettingsDialog } | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    const loaded = await import('./ai-settings-dialog.tsx').catch(() => null)
    setLoading(false)
    if (loaded) setOpened({ Dialog: loaded.AiSettingsDialog })
    else toasts.error(m.notOpened, m.notOpenedText)
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="flex-none px-2 font-body font-medium whitespace-nowrap"
        busy={isLoading}
        onClick={() => void open()}
      >
        {m.settings}
      </Button>
      {/* Outside the form of the dialog under it. */}
      {opened && createPortal(<opened.Dialog onClose={() => setOpened(null)} />, document.body)}
    </>
  )
}
