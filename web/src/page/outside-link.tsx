import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { ExternalLink } from 'lucide-react'
import { Icon } from '../ui/signs/icon.tsx'
import { writtenTextMessages } from './written-text-messages.ts'

/** Links only web addresses, on two lines at most. */
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
      className="inline-flex min-h-11 max-w-full items-center gap-1.5"
    >
      <span className="line-clamp-2 wrap-anywhere">{shown}</span>
      <Icon of={ExternalLink} size="small" />
    </a>
  )
}
