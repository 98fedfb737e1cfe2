import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { ExternalLink } from 'lucide-react'
import { Icon } from '../../../ui/signs/icon.tsx'
import { applyMessages } from '../apply-messages.ts'

/** Addresses of mail, phone and chat programs run nothing. */
export const canOpen = (url: string) => isWebAddress(url) || /^(?:mailto|tel|viber):/.test(url)

/** Such a program opens beside the page, and needs no tab. */
export const tabFor = (url: string) =>
  isWebAddress(url) ? { target: '_blank', rel: 'noopener noreferrer' } : {}

export function NewTab({ url }: { url: string }) {
  return isWebAddress(url) && <span className="sr-only"> {applyMessages.newTab}</span>
}

/** No link if nothing can open the address. */
export function BoardLink(props: { url: string; words?: string | undefined; onOpen?: () => void }) {
  const { url, words, onOpen } = props
  if (!canOpen(url)) return null
  return (
    <a
      href={url}
      {...tabFor(url)}
      onClick={onOpen}
      className="inline-flex min-h-11 items-center gap-2 wrap-anywhere"
    >
      <Icon of={ExternalLink} size="small" />
      {words ?? applyMessages.openOnBoard}
      <NewTab url={url} />
    </a>
  )
}
