import { ChevronRight, Copy, Plus } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { applyMessages } from '../apply-messages.ts'
import { FinishByHand, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** Ways to continue without a board account. Shown before the seeker writes, and again at a submit. */
export function AccountGate(props: {
  provider: string
  /** The listing on the board. */
  url: string
  hand: HandToFinishBy
  /** Finishes by hand; absent if the sheet is open. */
  onWrite?: (() => void) | undefined
  onConnect: () => void
  onClose: () => void
}) {
  const { provider, url, hand, onWrite, onConnect, onClose } = props
  const m = applyMessages
  const signUp = signUpAddress(url)
  return (
    <Dialog open onClose={onClose} title={m.gateTitle(provider)} size="small">
      <p className="text-ink-2">{m.gateText}</p>
      <Button look="primary" wide onClick={onConnect} data-autofocus>
        {m.connectAndApply}
      </Button>
      <div className="rows grid border-t border-line">
        {onWrite ? (
          <button
            type="button"
            className="grid grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-3 text-left"
            onClick={onWrite}
          >
            <Icon of={Copy} />
            <span className="grid">
              <b className="font-medium">{m.byHand}</b>
              <span className="text-t1 text-ink-2">{m.byHandFirst}</span>
            </span>
            <Icon of={ChevronRight} />
          </button>
        ) : (
          <div className="grid gap-2 py-3">
            <p className="text-t1 text-ink-2">{m.integrationKept}</p>
            <FinishByHand url={url} hand={hand} />
          </div>
        )}
        {signUp && (
          <a
            href={signUp}
            target="_blank"
            rel="noopener noreferrer"
            className="grid grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-3 text-ink no-underline"
          >
            <Icon of={Plus} />
            <span className="grid">
              <b className="font-medium">
                {m.noAccount}
                <span className="sr-only"> {m.newTab}</span>
              </b>
              <span className="text-t1 text-ink-2">{m.noAccountText}</span>
            </span>
            <Icon of={ChevronRight} />
          </a>
        )}
      </div>
    </Dialog>
  )
}
