import './google-button.css'
import { BriefcaseBusiness } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { GoogleMark } from './google-mark.tsx'
import { socialSignInMessages } from './messages.ts'
import { useSocialStart } from './use-social-start.ts'

/** The provider, and one that comes later. */
export function SocialButtons({ next }: { next?: string | undefined }) {
  const m = socialSignInMessages
  const { start, isLeaving, hasFailed } = useSocialStart(next)
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.or}
      </p>
      {hasFailed && (
        <Alert kind="error" live>
          {m.startFailed}
        </Alert>
      )}
      <Button
        size="big"
        wide
        className="google-button"
        busy={isLeaving}
        busyText={m.withGoogleBusy}
        onClick={() => void start()}
      >
        <GoogleMark />
        {m.withGoogle}
      </Button>
      <Button
        look="quiet"
        wide
        icon={BriefcaseBusiness}
        aria-disabled
        className="cursor-not-allowed text-t1 text-ink-2"
      >
        <span>
          {m.withNetwork} <span className="font-body font-normal">{m.comingSoon}</span>
        </span>
      </Button>
    </div>
  )
}
