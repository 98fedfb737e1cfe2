import type { SalaryGuide } from '@hanap/contract/jobs/salaries'
import { SearchX } from 'lucide-react'
import { formatDateTime } from '../../i18n/format.ts'
import { jobTypeTexts } from '../../listing/job-type-messages.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { GuideKey } from './guide-key.tsx'
import { guideMessages } from './guide-messages.ts'
import type { GuideSearch } from './guide-search.ts'
import { PayGroup, type PayRow } from './pay-group.tsx'
import { QuartileRuler } from './quartile-ruler.tsx'
import { halfWords, medianWords } from './quartile-words.ts'

/** What the listings that fit pay: all together, and, more than one, parted by what they say. */
export function GuideFigures({ guide, search }: { guide: SalaryGuide; search: GuideSearch }) {
  const m = guideMessages
  const { listings } = guide.all
  if (listings === 0) {
    return (
      <EmptyState title={m.noneFit} icon={SearchX}>
        <p>{m.noneFitText}</p>
      </EmptyState>
    )
  }
  const levels: PayRow[] = guide.by_experience.map(({ level, ...pay }) => ({
    name: m[level],
    pay,
    search: search.experience ? null : { ...search, experience: level },
  }))
  const types: PayRow[] = guide.by_job_type.map(({ job_type: type, ...pay }) => ({
    name: type === 'any' ? m.anyType : jobTypeTexts[type],
    pay,
    search: search.job_type || type === 'any' ? null : { ...search, job_type: type },
  }))
  const titles: PayRow[] = guide.by_title.map(({ title, ...pay }) => ({
    name: title,
    pay,
    search: isSame(title, search.title) ? null : { ...search, title },
  }))
  const places: PayRow[] = guide.by_location.map(({ location, ...pay }) => ({
    name: location,
    pay,
    search: isSame(location, search.location) ? null : { ...search, location },
  }))
  const skills: PayRow[] = guide.skills.map(({ name, ...pay }) => ({ name, pay, search: null }))
  return (
    <div className="grid gap-8">
      <AllTogether guide={guide} />
      {listings > 1 && (
        <>
          <PayGroup
            title={m.byExperience}
            note={m.experienceNote(guide.experience_stated, listings)}
            rows={levels}
          />
          <PayGroup title={m.byJobType} rows={types} />
          <PayGroup title={m.byTitle} rows={titles} />
          <PayGroup
            title={m.byLocation}
            note={m.locationNote(guide.location_stated, listings)}
            rows={places}
          />
          <PayGroup title={m.bySkill} rows={skills} />
        </>
      )}
    </div>
  )
}

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()

function AllTogether({ guide: { all, fewest, computed_at } }: { guide: SalaryGuide }) {
  const m = guideMessages
  const median = medianWords(all)
  const half = halfWords(all)
  return (
    <div className="frame grid gap-3 p-5">
      {all.php ? (
        <>
          <p className="leading-tight">
            <b className="head-text text-t6">{median.pesos}</b>{' '}
            <span className="text-ink-2">
              · {median.dollars} {m.aMonth}
            </span>
            <span className="mt-1 block text-ink-2">{m.medianWords}</span>
          </p>
          <QuartileRuler php={all.php} labelled />
          <p>{m.middleHalf(half.pesos, half.dollars)}</p>
          <p className="text-t1 text-ink-2">
            {m.restsOn(all.paid, all.listings)} {m.counted(formatDateTime(computed_at))}
          </p>
          <GuideKey />
        </>
      ) : (
        <>
          <p className="head-text text-t4">{m.tooFew}</p>
          <p className="text-ink-2">{m.tooFewText(all.paid, all.listings, fewest)}</p>
        </>
      )}
    </div>
  )
}
