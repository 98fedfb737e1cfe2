import type { Job } from '@hanap/contract/jobs/jobs'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { shareButtonMessages } from './share-button-messages.ts'
import type { ShareDialog } from './share-dialog.tsx'

/** @param props.compact only the icon, for narrow bars */
export function ShareButton({ job, compact }: { job: Pick<Job, 'id' | 'title'>; compact?: boolean }) {
  const m = shareButtonMessages
  const toasts = useToasts()
  const [opened, setOpened] = useState<{ Dialog: typeof ShareDialog } | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    const loaded = await import('./share-dialog.tsx').catch(() => null)
    setLoading(false)
    if (loaded) setOpened({ Dialog: loaded.ShareDialog })
    else toasts.error(m.shareNotOpened, m.shareNotOpenedText)
  }

  return (
    <>
      {compact ? (
        <IconButton
          icon={Share2}
          label={m.shareTitled(job.title)}
          data-key="share"
          onClick={() => void open()}
        />
      ) : (
        <Button icon={Share2} busy={isLoading} data-key="share" onClick={() => void open()}>
          {m.share}
        </Button>
      )}
      {opened && <opened.Dialog job={job} onClose={() => setOpened(null)} />}
    </>
  )
}
