import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Progress } from '../../../ui/signs/progress.tsx'
import { onboardingMessages } from './messages.ts'

/** Two seconds in total. */
const STEP_PERCENT = 5
const STEP_MS = 100

export function FinishOverlay({ onEnd }: { onEnd: () => void }) {
  const m = onboardingMessages
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((shown) => Math.min(100, shown + STEP_PERCENT)), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (percent >= 100) onEnd()
  }, [percent, onEnd])
  return (
    <Dialog open onClose={() => {}} canClose={false} size="small" title={m.completedTitle}>
      <Progress label={m.finishing} value={percent} text={m.percent(percent)} />
    </Dialog>
  )
}
