import type { Job } from '@hanap/contract/jobs/jobs'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { jobReportMessages } from './messages.ts'
import type { ReportDialog } from './report-dialog.tsx'

export function ReportJobButton({ job }: { job: Pick<Job, 'id' | 'title'> }) {
  const m = jobReportMessages
  const toasts = useToasts()
  const [opened, setOpened] = useState<{ Dialog: typeof ReportDialog } | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    const loaded = await import('./report-dialog.tsx').catch(() => null)
    setLoading(false)
    if (loaded) setOpened({ Dialog: loaded.ReportDialog })
    else toasts.error(m.notOpened, m.notOpenedText)
  }

  return (
    <>
      <Button look="quiet" size="small" icon={Flag} busy={isLoading} onClick={() => void open()}>
        {m.report}
      </Button>
      {opened && <opened.Dialog job={job} onClose={() => setOpened(null)} />}
    </>
  )
}
