import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { translate } from '../../i18n/translate.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { focusHeading } from '../focus-heading.ts'
import { partMessages } from '../messages.ts'
import { Icon } from '../signs/icon.tsx'
import { subscribeToToastPlaces, topToastPlace } from './toast-places.ts'
import { createToaster, type Toast, type Toaster, type ToastKind } from './toaster.ts'

const ToasterContext = createContext<Toaster>(createToaster())
const noToasts: readonly Toast[] = []
const glyphs: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleX,
}

/** `useToasts().success('Job Saved', undefined, { duration: 3000 })`. */
export function useToasts(): Toaster {
  return useContext(ToasterContext)
}

/** Top right, below the header or above the open dialog. */
export function ToastProvider({ toaster, children }: { toaster?: Toaster; children: ReactNode }) {
  const [own] = useState(() => toaster ?? createToaster())
  return (
    <ToasterContext value={own}>
      {children}
      <ToastRegion toaster={own} />
    </ToasterContext>
  )
}

function ToastRegion({ toaster }: { toaster: Toaster }) {
  const m = partMessages
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read, () => noToasts)
  const place = useSyncExternalStore(subscribeToToastPlaces, topToastPlace, () => null)
  // Errors and warnings interrupt screen readers. Both regions exist before their first toast.
  const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning'
  const cameFrom = useRef<EventTarget | null>(null)
  /** Returns the focus after closing by hand. */
  function close(id: number) {
    const isInside = document.activeElement?.closest('.toasts')
    toaster.dismiss(id)
    if (!isInside) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
    else focusHeading()
  }
  const region = (
    <section
      className="toasts"
      aria-label={m.notifications}
      onMouseEnter={toaster.pause}
      onMouseLeave={toaster.resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        toaster.pause()
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={toaster.resume}
    >
      <div role="alert" className="contents">
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
      <div role="status" className="contents">
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
          ))}
      </div>
    </section>
  )
  return place ? createPortal(region, place) : region
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const m = partMessages
  const { kind, title, text, action } = toast
  return (
    <div className={`toast toast-${kind}`}>
      <Icon of={glyphs[kind]} />
      <div className="toast-words">
        <p className="toast-title">{translate(title)}</p>
        {text && <p className="toast-text">{translate(text)}</p>}
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={X} label={m.close} onClick={onClose} />
    </div>
  )
}
