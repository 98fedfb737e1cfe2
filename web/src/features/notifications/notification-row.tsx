import type { Notification, NotificationKind } from '@hanap/contract/notices/notifications'
import { addressIn } from '@hanap/contract/site/languages'
import { useRouter } from '@tanstack/react-router'
import {
  Bell,
  Bookmark,
  Check,
  CreditCard,
  Download,
  FileText,
  Link2,
  Lock,
  type LucideIcon,
  MessageSquare,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatDayTime } from '../../i18n/format.ts'
import { language } from '../../i18n/language.ts'
import { translate } from '../../i18n/translate.ts'
import { readOwnPath } from '../../page/paths.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { notificationMessages } from './messages.ts'

const glyphs: Readonly<Record<NotificationKind, LucideIcon>> = {
  'job-alert': Bookmark,
  'application-update': FileText,
  message: MessageSquare,
  'follow-up': Bell,
  'board-account': Link2,
  payment: CreditCard,
  security: Lock,
  export: Download,
}

/** Opening it marks it as read; one without a link has a button. */
export function NotificationRow({ item, onRead }: { item: Notification; onRead: () => void }) {
  const m = notificationMessages
  const isUnread = item.read_at === null
  const path = readOwnPath(item.path)
  const title = translate(item.title, item.said)
  const time = formatDayTime(item.created_at)
  return (
    <li
      className={classNames(
        'grid grid-cols-[36px_minmax(0,1fr)_44px] gap-x-3 py-0.5 pr-1 pl-4',
        isUnread && 'bg-sea-tint',
      )}
    >
      {/* No icon for kinds this build does not know. */}
      <span
        className={classNames(
          'mt-2.5 grid size-9 place-items-center',
          isUnread ? 'border-[1.5px] border-mango-edge bg-mango text-on-mango' : 'bg-sunk text-ink-2',
        )}
      >
        <Icon of={glyphs[item.kind] ?? Bell} />
      </span>
      <div className={classNames('py-2', !isUnread && 'col-span-2 pr-3')}>
        <h3
          className={classNames('wrap-anywhere text-t2 leading-snug', isUnread ? 'font-bold' : 'font-medium')}
        >
          {isUnread && <span className="sr-only">{m.unread}</span>}{' '}
          {path === undefined ? title : <OwnLink path={path} title={title} onOpen={onRead} />}
        </h3>
        {item.text && (
          <p className="mt-0.5 max-w-[68ch] whitespace-pre-line wrap-anywhere text-t1">
            {translate(item.text, item.said)}
          </p>
        )}
        <p className="mt-0.5 text-ink-2 text-t0">{[m.kind(item.kind), time].filter(Boolean).join(' · ')}</p>
      </div>
      {isUnread && (
        <IconButton
          icon={Check}
          label={m.markReadTitled(title)}
          onClick={({ currentTarget }) => {
            // The button disappears once pressed.
            currentTarget.closest('li')?.querySelector('a')?.focus()
            onRead()
          }}
        />
      )}
    </li>
  )
}

function OwnLink({ path, title, onOpen }: { path: string; title: string; onOpen: () => void }) {
  const router = useRouter()
  function open(event: MouseEvent) {
    onOpen()
    // Opening other tabs and windows is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
  return (
    <a href={addressIn(language, path)} onClick={open} className="py-1 text-ink no-underline hover:underline">
      {title}
    </a>
  )
}
