import { useEffect, useRef, useSyncExternalStore } from 'react'
import { signedInName } from '../api/session/browser-session.ts'
import { Page } from '../page/page.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { otherSeekerMessages } from './other-seeker-messages.ts'

/** Replaces a page whose seeker logged out, or was replaced, in another tab. */
export function OtherSeeker({ onGoOn }: { onGoOn: () => void }) {
  const m = otherSeekerMessages
  const name = useSyncExternalStore(followStorage, signedInName)
  const main = useRef<HTMLElement>(null)
  // Announced at once: the seeker may be typing.
  useEffect(() => main.current?.querySelector('h1')?.focus(), [])
  return (
    <main id="main" ref={main}>
      <Page title={name ? m.loggedInAs(name) : m.loggedOut} width="text">
        <div className="grid justify-items-start gap-4">
          <p>{m.lost}</p>
          <Button look="primary" onClick={onGoOn}>
            {m.goOn}
          </Button>
        </div>
      </Page>
    </main>
  )
}

function followStorage(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
