import { EyeOff } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { hiddenJobMessages } from './messages.ts'
import { useHiddenJobs } from './queries.ts'

/** On the page of a job that the seeker hid: says so, and puts it back. */
export function HiddenNotice({ jobId }: { jobId: number }) {
  const m = useMessages(hiddenJobMessages)
  const toasts = useToasts()
  const { show } = useHiddenJobs()

  async function showAgain() {
    try {
      await show.mutateAsync(jobId)
      toasts.success(m.shown)
    } catch {
      toasts.error(m.showFailed)
    }
  }

  return (
    <Alert
      kind="info"
      icon={EyeOff}
      title={m.youHid}
      action={
        <Button size="small" busy={show.isPending} onClick={() => void showAgain()}>
          {m.showAgain}
        </Button>
      }
    >
      {m.youHidText}
    </Alert>
  )
}
