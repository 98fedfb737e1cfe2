import { useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { failureMessages } from '../../page/failing/failure-messages.ts'
import { Menu } from '../../ui/navigation/menu.tsx'
import { Avatar } from '../../ui/signs/avatar.tsx'
import { Icon } from '../../ui/signs/icon.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { shellMessages } from '../messages.ts'

export type Viewer = { name: string; email: string; letters: string; badge: string; picture?: string | null }

const loadEntries = () => import('./account-entries.tsx').catch(() => null)

/** Entries load when first needed. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const m = shellMessages
  const router = useRouter()
  const toasts = useToasts()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadEntries>>>(null)

  async function prepare() {
    const entries = await loadEntries()
    if (entries) setLoaded(entries)
    else toasts.error(failureMessages.offlineText)
    return entries !== null
  }

  return (
    <Menu
      label={m.accountMenu}
      buttonClassName="account-button"
      button={
        <>
          <Avatar letters={viewer.letters} src={viewer.picture ?? null} />
          <span className="account-words">
            <span className="sr-only">{m.accountMenu}:</span> <b>{viewer.name}</b> <span>{viewer.badge}</span>
          </span>
          <Icon of={ChevronDown} size="small" />
        </>
      }
      onApproach={loadEntries}
      prepare={loaded ? undefined : prepare}
      head={loaded && viewer.email && <loaded.AccountHead viewer={viewer} />}
      items={(loaded?.accountEntries(m) ?? []).map((entry) => ({
        ...entry,
        href: router.buildLocation(entry.link).publicHref,
        onSelect: () => void router.navigate(entry.link),
      }))}
    />
  )
}
