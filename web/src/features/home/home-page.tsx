import './home.css'
import './home-wide.css'
import './member/hold.css'
import { Suspense } from 'react'
import { session, useSession } from '../../api/session/browser-session.ts'
import { Page } from '../../page/page.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Banig } from '../../ui/signs/banig.tsx'
import { Counters } from './counters.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { homeMessages } from './messages.ts'
import { Reading } from './reading.tsx'
import { Steps } from './steps.tsx'

const fetchMemberHome = () => import('./member/member-home.tsx')
const MemberHome = lazyPart(async () => (await fetchMemberHome()).MemberHome)
// Fetched while the rest of the page starts.
if (session.read().token !== null) void fetchMemberHome().catch(() => {})

/** For visitors, the welcome page. */
export function HomePage() {
  const isSignedIn = useSession().token !== null
  return isSignedIn ? (
    <Suspense fallback={<div className="page" />}>
      <MemberHome />
    </Suspense>
  ) : (
    <VisitorHome />
  )
}

function VisitorHome() {
  const m = homeMessages
  return (
    <Page title={m.title} ownHeading width="full" className="home-visitor">
      <Hero />
      <Counters />
      <Steps />
      <Reading />
      <FinalCall />
      <Banig onBoard />
    </Page>
  )
}
