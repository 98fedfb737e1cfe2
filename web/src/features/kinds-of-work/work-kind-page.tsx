import './work.css'
import { FEWEST_STATED, type WorkFigures } from '@hanap/contract/jobs/kinds-of-work'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useLoaderData } from '@tanstack/react-router'
import { workFiguresQuery } from '../../api/kinds-of-work.ts'
import { formatAge } from '../../i18n/age.ts'
import { formatCount, formatDayTime, formatPeso } from '../../i18n/format.ts'
import { salaryMessages } from '../../listing/pay/messages.ts'
import { middleHalf } from '../../listing/pay/middle-half.ts'
import { PayHistogram } from '../../listing/pay/pay-histogram.tsx'
import { payFigure, rounded } from '../../listing/pay/pay-words.ts'
import { Page } from '../../page/page.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { HoursHistogram } from './hours-histogram.tsx'
import { KeepSearch, SeeJobs } from './keep-search.tsx'
import { workMessages } from './messages.ts'
import { Countries, Skills } from './tallies.tsx'

/** Open to visitors; the jobs are for members. */
export function WorkKindPage() {
  const m = workMessages
  const loaded = useLoaderData({ from: pages.workKind.path })
  const { data: figures = loaded } = useQuery(workFiguresQuery(loaded.slug))
  return (
    <Page title={m.windowTitle(figures.name)} ownHeading width="full">
      <div className="wrap">
        <p className="work-crumb">
          <Link to={pages.work.path}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 5-7 7 7 7" />
            </svg>
            {m.allKinds}
          </Link>
        </p>
        <SignBoard paint={1} as="header" className="work-sign">
          <h1 tabIndex={-1}>{figures.name}</h1>
          <p>
            <span>
              <b className="head-text">{formatCount(figures.listings)}</b> {m.remoteJobs(figures.listings)}
            </span>
            <span>
              <b className="head-text">{formatCount(figures.new_this_week)}</b> {m.newThisWeek}
            </span>
          </p>
        </SignBoard>
        <SeeJobs search={figures.search} />
        <div className="work-grid">
          <Pay figures={figures} />
          <Newest newest={figures.newest} now={figures.computed_at} />
          <KeepSearch name={figures.name} search={figures.search} />
          <Hours figures={figures} />
          <div className="work-two">
            <Skills skills={figures.skills} />
            <Countries countries={figures.countries} unstated={figures.countries_unstated} />
          </div>
          <Others others={figures.others} />
        </div>
        <p className="work-note pb-12">{m.counted(formatDayTime(figures.computed_at))}</p>
      </div>
    </Page>
  )
}

function Pay({ figures: { php, pay_steps, paid, listings } }: { figures: WorkFigures }) {
  const m = workMessages
  return (
    <section aria-labelledby="work-pay" className="work-pay">
      <h2 id="work-pay">{m.pay}</h2>
      {php === null || pay_steps === null ? (
        <p className="work-note">{m.payFew(paid, listings)}</p>
      ) : (
        <>
          <p className="work-range">
            {middleHalf(php)} <small>{m.aMonth}</small>
          </p>
          <p className="work-note">{m.payNote(formatPeso(rounded(php.median)), paid, listings)}</p>
          <div className="mt-3.5">
            <PayHistogram steps={pay_steps} php={php} />
          </div>
        </>
      )}
    </section>
  )
}

function Hours({ figures: { hours, listings } }: { figures: WorkFigures }) {
  const m = workMessages
  const { read, stated, timed, by_hour, night, mixed, day, flexible } = hours
  const share = (count: number) => `${Math.round((100 * count) / stated)}%`
  const shares = [
    [m.night, night],
    [m.day, day],
    [m.mixed, mixed],
    [m.flexible, flexible],
  ] as const
  return (
    <section aria-labelledby="work-hours" className="work-hours">
      <h2 id="work-hours">{m.hours}</h2>
      {by_hour !== null && (
        <>
          <p className="work-note">
            {m.hoursNote} {m.hoursBasis(timed, read, listings)}
          </p>
          <HoursHistogram byHour={by_hour} />
        </>
      )}
      {stated < FEWEST_STATED ? (
        <p className="work-note">{m.hoursFew(stated, read)}</p>
      ) : (
        <>
          <dl className="work-shares">
            {shares.map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{share(count)}</dd>
              </div>
            ))}
          </dl>
          <p className="work-note">{m.sharesBasis(stated)}</p>
        </>
      )}
    </section>
  )
}

/** Titles as text: the jobs need a login. Ages count from the time of the figures. */
function Newest({ newest, now }: { newest: WorkFigures['newest']; now: string }) {
  const m = workMessages
  return (
    <section aria-labelledby="work-newest" className="work-newest">
      <h2 id="work-newest">{m.newest}</h2>
      <ul className="frame rows">
        {newest.map((job, at) => (
          <li key={at}>
            <h3>{job.title}</h3>
            <b className="head-text">{payFigure(job, salaryMessages)}</b>
            <span>{formatAge(job.date_posted, new Date(now).getTime())}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ others }: { others: WorkFigures['others'] }) {
  const m = workMessages
  if (others.length === 0) return null
  return (
    <section aria-labelledby="work-others" className="work-others">
      <h2 id="work-others">{m.others}</h2>
      <ul>
        {others.map(({ slug, name, listings, php }) => (
          <li key={slug}>
            <Link to={pages.workKind.path} params={{ slug }}>
              {name}
            </Link>
            <span>{[formatCount(listings), middleHalf(php)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
