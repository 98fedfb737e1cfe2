import type { Job } from '@hanap/contract/jobs/jobs'
import { EyeOff } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { hiddenJobMessages } from './messages.ts'
import { useHiddenJobs } from './queries.ts'
import { useShowAgain } from './use-show-again.ts'

type HideJobButtonProps = {
  job: Pick<Job, 'id' | 'title'>
  /** Called before the job leaves the lists; its result is called afterwards, for example to open the next job. */
  onHide: () => () => void
  /** The element that names the job, in a list. The button is an icon there. */
  describedBy?: string
}

/** Hides the job, and offers Undo. */
export function HideJobButton({ job, onHide, describedBy }: HideJobButtonProps) {
  const m = hiddenJobMessages
  const toasts = useToasts()
  const { hide } = useHiddenJobs()
  const { showAgain } = useShowAgain()

  async function begin() {
    const goOn = onHide()
    try {
      await hide.mutateAsync(job.id)
      toasts.success(m.hidden, m.hiddenText(job.title), {
        action: { label: m.undo, run: () => void showAgain(job.id) },
      })
      goOn()
    } catch {
      toasts.error(m.hideFailed)
    }
  }

  const press = () => void begin()
  return describedBy ? (
    <IconButton
      icon={EyeOff}
      label={m.hide}
      disabled={hide.isPending}
      aria-describedby={describedBy}
      onClick={press}
    />
  ) : (
    <Button look="quiet" size="small" icon={EyeOff} busy={hide.isPending} onClick={press}>
      {m.hide}
    </Button>
  )
}
