import type { ApplicationStatus, SendState } from '@hanap/contract/applications/applications'
import {
  Check,
  CircleHelp,
  Eye,
  LoaderCircle,
  type LucideIcon,
  MessageSquare,
  Send,
  Tag,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { Badge, type BadgeTone } from '../../../ui/signs/badge.tsx'
import { applicationStatusLabels } from '../status-labels.ts'
import { applicationMessages } from './messages.ts'

const looks: Readonly<Record<ApplicationStatus, { tone: BadgeTone; icon: LucideIcon }>> = {
  applied: { tone: 'blue', icon: Send },
  reviewing: { tone: 'yellow', icon: Eye },
  interview: { tone: 'purple', icon: MessageSquare },
  offer: { tone: 'green', icon: Tag },
  hired: { tone: 'green-solid', icon: Check },
  rejected: { tone: 'red', icon: X },
}

/** The icon turns once when the status becomes another than the one first shown. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const [first] = useState(status)
  const { tone, icon } = looks[status]
  return (
    <Badge key={status} tone={tone} icon={icon} className={status === first ? undefined : 'flip'}>
      {applicationStatusLabels[status]}
    </Badge>
  )
}

/** Renders nothing once the board has confirmed. */
export function SendBadge({ state }: { state: SendState }) {
  const m = applicationMessages
  if (state === 'sent') return null
  const look = {
    sending: { tone: 'grey', icon: LoaderCircle, text: m.sendSending },
    unknown: { tone: 'yellow', icon: CircleHelp, text: m.sendUnknown },
    failed: { tone: 'red', icon: X, text: m.sendFailed },
  } as const
  const { tone, icon, text } = look[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}
