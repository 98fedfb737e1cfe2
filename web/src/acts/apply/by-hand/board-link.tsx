import { ExternalLink } from 'lucide-react'
import { Icon } from '../../../ui/signs/icon.tsx'
import { applyMessages } from '../apply-messages.ts'

/** No link if the address is no web page. */
export function BoardLink(props: { url: string; words?: string | undefined; onOpen?: () => void }) {
  const { url, words, onOpen } = props
  const m = applyMessages
  if (!/^https?:\/\//i.test(url)) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      className="inline-flex min-h-11 items-center gap-2 wrap-anywhere"
    >
      <Icon of={ExternalLink} size="small" />
      {words ?? m.openOnBoard}
      <span className="sr-only">{m.newTab}</span>
    </a>
  )
}
