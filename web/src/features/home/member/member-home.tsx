import './member-home.css'
import './member-rows.css'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/browser-session.ts'
import { useNow } from '../../../i18n/use-now.ts'
import { Page } from '../../../page/page.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Banig } from '../../../ui/signs/banig.tsx'
import { Road } from '../../../ui/signs/road.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { Counters } from '../counters.tsx'
import { homeMessages } from '../messages.ts'
import { Steps } from '../steps.tsx'
import { Alerts } from './alerts.tsx'
import { Counts } from './counts.tsx'
import { FollowUps } from './follow-ups.tsx'
import { Matches } from './matches.tsx'
import { memberHomeMessages } from './messages.ts'
import { Kinds, KindsBeside, Newest } from './newest.tsx'
import { NextInterview } from './next-interview.tsx'
import { PlanOver } from './plan-over.tsx'
import { memberHomeQuery, type ReadHome } from './queries.ts'
import { HomeSection } from './rows.tsx'
import { StillOpen } from './still-open.tsx'
import { greetingAt, isSoon, todayText } from './times.ts'
import { Unfinished } from './unfinished.tsx'
import { type EndedPlan, usePlanOver } from './use-plan-over.ts'

export function MemberHome() {
  const m = memberHomeMessages
  const now = useNow()
  const { user } = useSession()
  const planOver = usePlanOver(now)
  const query = useQuery({ ...memberHomeQuery, staleTime: 0 })
  // The order depends on the plan: nothing is placed before it is known.
  const home = planOver === undefined ? undefined : query.data
  return (
    <Page title={m.title} ownHeading width="full">
      <div className="wrap member-home">
        <div className="member-head">
          <div>
            <p className="text-t1 text-ink-2">{todayText(now)}</p>
            <h1 tabIndex={-1}>{m.greeting(greetingAt(now, m), user?.first_name ?? '')}</h1>
          </div>
          {home && <Counts home={home} />}
        </div>
        {home ? (
          <Sections home={home} now={now} planOver={planOver ?? null} />
        ) : query.isError ? (
          <Failed isAsking={query.isFetching} onAgain={() => void query.refetch()} />
        ) : (
          <Coming />
        )}
      </div>
      <details className="member-how">
        <summary className="wrap">{m.how}</summary>
        <Counters />
        <Steps />
      </details>
      <Banig onBoard />
    </Page>
  )
}

type SectionsProps = { home: ReadHome; now: number; planOver: EndedPlan | null }

/** The first part on phones heads the second column on wide screens. */
function Sections({ home, now, planOver }: SectionsProps) {
  const { next } = home.interviews
  const hasMatches = home.matches.count > 0
  const hasAlerts = home.alerts.searches.length > 0
  const isInterviewFirst = next !== null && (!hasMatches || isSoon(next, now))
  // Jobs that nobody matched can wait.
  const isWorkFirst = !hasMatches && !planOver
  const work = (
    <>
      <FollowUps home={home} now={now} />
      <Unfinished home={home} />
    </>
  )
  return (
    <>
      {planOver && <PlanOver ended={planOver} hasAlerts={hasAlerts} />}
      <div className="member-grid">
        <div className="member-side">
          {isInterviewFirst && <NextInterview interview={next} now={now} />}
          {isWorkFirst && work}
        </div>
        <div className="member-main">
          {hasMatches ? (
            <Matches home={home} now={now} />
          ) : planOver ? (
            <Kinds />
          ) : (
            <Newest home={home} now={now} />
          )}
          <FindJobs look={planOver ? 'plain' : 'primary'} />
        </div>
        <div className="member-side">
          {planOver && <StillOpen />}
          {next && !isInterviewFirst && <NextInterview interview={next} now={now} />}
          {!isWorkFirst && work}
          <Alerts home={home} />
          {!hasAlerts && !planOver && <FirstAlert />}
          {!hasAlerts && !hasMatches && !next && !planOver && <KindsBeside />}
        </div>
      </div>
    </>
  )
}

function FindJobs({ look }: { look: 'plain' | 'primary' }) {
  const m = homeMessages
  return (
    <p className="member-call">
      {m.finalTextIn}{' '}
      <ButtonLink to="/jobs" look={look}>
        {m.findJobs}
      </ButtonLink>
    </p>
  )
}

/** Shown until the seeker has a saved search. */
function FirstAlert() {
  const m = memberHomeMessages
  return (
    <HomeSection id="first-alert" title={m.firstAlertTitle}>
      <div className="panel">
        <Road />
        <p>{m.firstAlert}</p>
        <ButtonLink to="/jobs">{m.firstSearch}</ButtonLink>
      </div>
    </HomeSection>
  )
}

function Failed({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) {
  const m = memberHomeMessages
  const again = (
    <Button size="small" busy={isAsking} onClick={onAgain}>
      {m.tryAgain}
    </Button>
  )
  return (
    <div className="grid gap-6 pt-5">
      <Alert kind="error" live title={m.failedTitle} action={again}>
        {m.failed}
      </Alert>
      <FindJobs look="primary" />
    </div>
  )
}

function Coming() {
  const m = memberHomeMessages
  return (
    <Skeleton label={m.loading}>
      <div className="grid gap-5">
        <SkeletonLine short />
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3 py-4">
            <SkeletonBlock />
            <div className="grid content-start gap-2.5">
              <SkeletonLine short />
              <SkeletonLine />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
