import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { focusHeading } from '../focus-heading.ts'
import { partMessages } from '../messages.ts'
import { addToastPlace } from '../toasts/toast-places.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** 'sheet': one long text, without space around it. */
  size?: 'small' | 'normal' | 'sheet' | 'wide' | undefined
  closeOnBackdrop?: boolean | undefined
  /** If false: no close button, no Escape. */
  canClose?: boolean | undefined
  children: ReactNode
}

/** A native modal. Focuses its title, or an element with `data-autofocus`, and returns the focus on closing. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, subtitle, footer, size = 'normal', closeOnBackdrop, canClose = true } = props
  const m = partMessages
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** A selection dragged out of a field is no press on the backdrop. */
  const pressed = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2')
    first?.focus()
    const remove = addToastPlace(element.querySelector<HTMLElement>('.dialog-toasts') ?? element)
    return () => {
      remove()
      element.close()
      // The opener may be gone.
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      if (isThere) opener.focus()
      else focusHeading()
    }
  }, [])

  function ask(event: SyntheticEvent) {
    // React decides whether it closes. A select's own list sends the event too.
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (canClose) onClose()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    if (canClose) onClose()
  }

  /** Android's Back, pressed twice, forces it shut: reopens while React says open. */
  function stay({ target }: SyntheticEvent) {
    if (target === dialog.current && !dialog.current.open) dialog.current.showModal()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={ask}
      onClose={stay}
      onKeyDown={press}
      onMouseDown={({ target }) => {
        pressed.current = target
      }}
      onClick={(event) => {
        const isMeant = pressed.current === null || pressed.current === dialog.current
        pressed.current = null
        if (closeOnBackdrop && isMeant) ask(event)
      }}
    >
      <div className={`dialog-panel dialog-${size}`}>
        <div className="dialog-head">
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {subtitle && <p>{subtitle}</p>}
          </div>
          {canClose && <IconButton icon={X} label={m.close} onClick={onClose} />}
        </div>
        <div className="dialog-body">{props.children}</div>
        {footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
      <div className="dialog-toasts" />
    </dialog>
  )
}
