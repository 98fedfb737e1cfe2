import type { Notification } from '@hanap/contract/notices/notifications'
import { useId } from 'react'
import { useNow } from '../../i18n/use-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { notificationMessages } from './messages.ts'
import { NotificationRow } from './notification-row.tsx'
import { useReadNotifications } from './queries.ts'
import { type ToldDay, toldDays } from './told-days.ts'

type NotificationDaysProps = {
  items: readonly Notification[]
  /** The next page is loading. */
  isChanging: boolean
}

export function NotificationDays({ items, isChanging }: NotificationDaysProps) {
  const m = notificationMessages
  const now = useNow()
  return (
    <div
      className={classNames('frame transition-opacity', isChanging && 'opacity-60')}
      aria-busy={isChanging}
    >
      {toldDays(items, now, m).map((day) => (
        <Day key={day.name} day={day} />
      ))}
    </div>
  )
}

function Day({ day }: { day: ToldDay }) {
  const m = notificationMessages
  const toasts = useToasts()
  const read = useReadNotifications()
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line">
      <h2 id={id} className="border-b border-line bg-sunk px-4 py-1.5 text-t1">
        {day.name}
      </h2>
      <ul className="rows">
        {day.items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            onRead={() => {
              if (item.read_at !== null) return
              read.mutate({ ids: [item.id] }, { onError: () => toasts.error(m.markFailed) })
            }}
          />
        ))}
      </ul>
    </section>
  )
}
