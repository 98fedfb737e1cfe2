import './home.css'
import './home-wide.css'
import { useSession } from '../../api/session/browser-session.ts'
import { Page } from '../../page/page.tsx'
import { Banig } from '../../ui/signs/banig.tsx'
import { Counters } from './counters.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { homeMessages } from './messages.ts'
import { Reading } from './reading.tsx'
import { Steps } from './steps.tsx'

/** The home page: the welcome, the figures, how it works, and the closing call. */
export function HomePage() {
  const m = homeMessages
  const isSignedIn = useSession().token !== null
  return (
    <Page title={m.title} ownHeading width="full">
      <Hero isSignedIn={isSignedIn} />
      <Counters />
      <Steps />
      <Reading />
      <FinalCall isSignedIn={isSignedIn} />
      <Banig onBoard />
    </Page>
  )
}
