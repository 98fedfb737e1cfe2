import type { Session } from '@hanap/contract/accounts/sessions'
import { pages } from '@hanap/contract/site/pages'
import { CircleQuestionMark, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'
import { formatAge } from '../../../../i18n/age.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { translate } from '../../../../i18n/translate.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { Badge } from '../../../../ui/signs/badge.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { sessionMessages } from './messages.ts'
import { useEndSession } from './queries.ts'

const glyphs: Readonly<Record<Session['kind'], LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: CircleQuestionMark,
}

export function SessionRow({ session, now }: { session: Session; now: number }) {
  const m = sessionMessages
  const { device, kind, created_at, last_used_at, expires_at, is_current } = session
  const name = translate(device) || m.unknownDevice
  const used = is_current ? m.usedNow : m.lastUsed(formatAge(last_used_at, now))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3 sm:gap-x-4">
      <Icon of={glyphs[kind]} size="big" className="self-start text-ink-2 sm:self-center" />
      <div className="wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          {name} {is_current && <Badge tone="green">{m.current}</Badge>}
        </p>
        <p className="text-t1 text-ink-2">
          {used}, {m.since(formatDay(created_at))}
        </p>
        <p className="text-t0 text-ink-3">{m.until(formatDay(expires_at))}</p>
      </div>
      <div>
        {is_current ? (
          <ButtonLink to={pages.logout.path}>{m.logOut}</ButtonLink>
        ) : (
          <SignOutButton id={session.id} name={name} label={m.signOutOf(name, used)} />
        )}
      </div>
    </li>
  )
}

function SignOutButton({ id, name, label }: { id: number; name: string; label: string }) {
  const m = sessionMessages
  const toasts = useToasts()
  const ending = useEndSession()
  async function end() {
    try {
      await ending.mutateAsync(id)
      toasts.success(m.signedOut(name))
    } catch {
      toasts.error(m.signOutFailed)
    }
  }
  return (
    <Button aria-label={label} busy={ending.isPending} busyText={m.signingOut} onClick={() => void end()}>
      {m.signOut}
    </Button>
  )
}
