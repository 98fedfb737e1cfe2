import type { SalaryGuide } from '@hanap/contract/jobs/salaries'
import { pages } from '@hanap/contract/site/pages'
import { SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatPeso } from '../../i18n/format.ts'
import { jobTypeTexts } from '../../listing/job-type-messages.ts'
import { rounded } from '../../listing/pay/pay-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { guideMessages } from './guide-messages.ts'
import type { GuideSearch } from './guide-search.ts'
import { PayAnswer } from './pay-answer.tsx'
import { PayGroup } from './pay-group.tsx'

type GuideFiguresProps = {
  guide: SalaryGuide
  search: GuideSearch
  /** The groups are as wide as the page. */
  isWide: boolean
}

export function GuideFigures({ guide, search, isWide }: GuideFiguresProps) {
  const m = guideMessages
  if (guide.all.listings === 0) {
    return (
      <EmptyState title={m.noneFit} icon={SearchX}>
        <p>{m.noneFitText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <div>
        <PayAnswer guide={guide} search={search} />
        {search.title && (
          <ButtonLink
            look="primary"
            to={pages.jobs.path}
            search={{ search: search.title }}
            className="mt-3 max-sm:w-full"
          >
            {m.findJobs}
          </ButtonLink>
        )}
      </div>
      {guide.all.listings > 1 && (
        <div
          className={classNames(
            'mt-3 grid gap-x-10 gap-y-2 md:mt-8 md:grid-cols-2 md:gap-y-8',
            isWide && 'lg:col-span-2 lg:mt-0 lg:grid-cols-3',
          )}
        >
          {groupsOf(guide, search).map((group) => (
            <PayGroup key={group.title} {...group} />
          ))}
        </div>
      )}
    </>
  )
}

function groupsOf(guide: SalaryGuide, search: GuideSearch): ComponentProps<typeof PayGroup>[] {
  const m = guideMessages
  const hours = guide.by_hours.flatMap(({ hours: kind, ...pay }) =>
    kind === 'not-stated' ? [] : [{ name: m[kind], pay, search: null }],
  )
  const levels = guide.by_experience.map(({ level, ...pay }) => ({
    name: m[level],
    pay,
    search: search.experience ? null : { ...search, experience: level },
  }))
  const types = guide.by_job_type.map(({ job_type: type, ...pay }) => ({
    name: type === 'any' ? m.anyType : jobTypeTexts[type],
    pay,
    search: search.job_type || type === 'any' ? null : { ...search, job_type: type },
  }))
  const titles = guide.by_title.map(({ title, ...pay }) => ({
    name: title,
    pay,
    search: isSame(title, search.title) ? null : { ...search, title },
  }))
  const places = guide.by_location.map(({ location, ...pay }) => ({
    name: location,
    pay,
    search: isSame(location, search.location) ? null : { ...search, location },
  }))
  const skills = guide.skills.map(({ name, ...pay }) => ({ name, pay, search: null }))
  return [
    { title: m.byHours, note: nightNote(guide), rows: hours },
    { title: m.byExperience, rows: levels },
    { title: m.byJobType, rows: types },
    { title: m.bySkill, rows: skills },
    { title: m.byTitle, rows: titles, startsClosed: true },
    { title: m.byLocation, rows: places, startsClosed: true },
  ]
}

/** How much more night work pays; undefined if similar, or if too few jobs tell. */
function nightNote({ by_hours: hours }: SalaryGuide): string | undefined {
  const medianOf = (kind: 'day' | 'night') =>
    hours.find((one) => one.hours === kind && one.paid >= FEWEST_TO_COMPARE)?.php?.median
  const [day, night] = [medianOf('day'), medianOf('night')]
  if (day === undefined || night === undefined) return undefined
  const more = rounded(night) - rounded(day)
  if (more >= LEAST_WORTH_SAYING) return guideMessages.nightPaysMore(formatPeso(more))
  return more <= -LEAST_WORTH_SAYING ? guideMessages.nightPaysLess(formatPeso(-more)) : undefined
}
/** Fewer jobs would reflect single employers. */
const FEWEST_TO_COMPARE = 30
/** Pesos a month. */
const LEAST_WORTH_SAYING = 1000

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()
