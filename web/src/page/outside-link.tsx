import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { ExternalLink } from 'lucide-react'
import { Icon } from '../ui/signs/icon.tsx'
import { writtenTextMessages } from './written-text-messages.ts'

/** Characters shown. */
const SHOWN = 64

/** Links only web addresses. */
export function OutsideLink({ address }: { address: string }) {
  const m = writtenTextMessages
  if (!isWebAddress(address)) return <span className="wrap-anywhere">{address}</span>
  const shown = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={m.visit(shown)}
      className="inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
    >
      {shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown}
      <Icon of={ExternalLink} size="small" />
    </a>
  )
}
