import { EyeOff } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { hiddenJobMessages } from './messages.ts'
import { useShowAgain } from './use-show-again.ts'

export function HiddenNotice({ jobId }: { jobId: number }) {
  const m = hiddenJobMessages
  const { showAgain, isPending } = useShowAgain()

  return (
    <Alert
      kind="info"
      icon={EyeOff}
      title={m.youHid}
      action={
        <Button size="small" busy={isPending} onClick={() => void showAgain(jobId)}>
          {m.showAgain}
        </Button>
      }
    >
      {m.youHidText}
    </Alert>
  )
}
