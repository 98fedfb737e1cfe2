import type { AskedDone } from '@hanap/contract/applications/asked'
import { Check, CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import { Icon } from '../../../ui/signs/icon.tsx'
import { askedMessages } from './asked-messages.ts'

/** A full mark only if the application itself shows it. */
export function DoneMark({ done, missing }: { done: AskedDone; missing?: string | undefined }) {
  const m = askedMessages
  if (done === 'shown') return <Icon of={CircleCheck} label={m.done} className="text-green" />
  if (done === 'said') return <Icon of={Check} label={m.youSaid} className="text-ink-2" />
  if (done === 'unknown') return <Icon of={CircleHelp} label={m.notKnown} className="text-ink-2" />
  return <Icon of={CircleDashed} label={missing ?? m.notYet} className="text-ink-2" />
}
