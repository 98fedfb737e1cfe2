import { type FilterCounts } from '@hanap/contract/jobs/filter-counts'
import {
  datesPosted,
  jobTypeFilters,
  minimumPays,
  salaryRanges,
  type Tag,
  workHours,
} from '@hanap/contract/jobs/jobs'
import type { FilterDraft } from '../../../acts/search/filters/filter-draft.ts'
import { filterMessages } from '../../../acts/search/filters/filter-messages.ts'
import { salaryRangeName } from '../../../acts/search/filters/filter-names.ts'
import { OwnTagField } from '../../../acts/search/tags/own-tag-field.tsx'
import { TagChips } from '../../../acts/search/tags/tag-chips.tsx'
import type { OwnTag } from '../../../acts/search/tags/use-own-tag.ts'
import { formatPeso } from '../../../i18n/format.ts'
import { isChosen } from '../../../listing/address/chosen-tags.ts'
import { jobTypeTexts } from '../../../listing/job-type-messages.ts'
import { FilterChoice } from '../../../page/filter-choice.tsx'

type FilterFieldsProps = {
  draft: FilterDraft
  counts: FilterCounts | undefined
  /** Most useful first. */
  offered: readonly Tag[]
  /** The tag being typed. */
  ownTag: OwnTag
  onDraft: (draft: FilterDraft) => void
}

export function FilterFields({ draft, counts, offered, ownTag, onDraft }: FilterFieldsProps) {
  const m = filterMessages
  const dates = { any: m.anyTime, today: m.today, '3days': m.threeDays, week: m.week, month: m.month }
  const { any, day, night, mixed, flexible, notStated } = m
  const hours = { any, day, night, mixed, flexible, 'not-stated': notStated }
  const isAnySalary = draft.salary_range === 'any'
  return (
    <>
      <FilterChoice
        legend={m.jobType}
        options={jobTypeFilters.map((value) => ({ value, label: jobTypeTexts[value] }))}
        value={draft.job_type}
        counts={counts?.job_type}
        countText={m.jobs}
        onChange={(job_type) => onDraft({ ...draft, job_type })}
      />
      <FilterChoice
        legend={m.minimumPay}
        hint={m.minimumHint}
        options={(['any', ...minimumPays] as const).map((value) => ({
          value,
          label: value === 'any' ? m.any : formatPeso(Number(value)),
        }))}
        value={draft.minimum_pay}
        counts={counts?.minimum_pay}
        countText={m.jobs}
        onChange={(minimum_pay) => onDraft({ ...draft, minimum_pay })}
      />
      <FilterChoice
        legend={m.salaryRange}
        hint={isAnySalary ? m.salaryHint : salaryRangeName(draft.salary_range, m)}
        options={(['any', ...salaryRanges] as const).map((value) => ({
          value,
          label: value === 'any' ? m.any : value,
        }))}
        value={draft.salary_range}
        counts={counts?.salary_range}
        countText={m.jobs}
        onChange={(salary_range) => onDraft({ ...draft, salary_range })}
      />
      <FilterChoice
        legend={m.workHours}
        hint={m.workHoursHint}
        options={(['any', ...workHours] as const).map((value) => ({ value, label: hours[value] }))}
        value={draft.work_hours}
        counts={counts?.work_hours}
        countText={m.jobs}
        onChange={(work_hours) => onDraft({ ...draft, work_hours })}
      />
      <FilterChoice
        legend={m.datePosted}
        options={datesPosted.map((value) => ({ value, label: dates[value] }))}
        value={draft.date_posted}
        counts={counts?.date_posted}
        countText={m.jobs}
        onChange={(date_posted) => onDraft({ ...draft, date_posted })}
      />
      <FilterTags chosen={draft.tags} counts={counts} offered={offered} own={ownTag} />
    </>
  )
}

type FilterTagsProps = Pick<FilterFieldsProps, 'counts' | 'offered'> & {
  chosen: FilterDraft['tags']
  own: OwnTag
}

function FilterTags({ chosen, counts, offered, own }: FilterTagsProps) {
  const counted = counts?.tags ?? []
  const names = new Map([...offered, ...counted].map(({ id, name }) => [id, name]))
  const others = chosen
    .filter((tag) => !offered.some((chip) => isChosen([chip], tag)))
    .map((tag) => ({ ...tag, name: tag.name ?? names.get(tag.id) ?? null }))

  return (
    <div
      className="grid content-start gap-3"
      onBlur={({ target, relatedTarget }) => {
        // Leaving the field completes its tag, unless for a button: a chip may be the tag being typed, and Apply and
        // Reset complete it themselves without moving under the finger. If only the window lost the focus, typing
        // goes on.
        const isLeft = document.activeElement !== target
        if (isLeft && !(relatedTarget instanceof HTMLButtonElement)) own.finish()
      }}
    >
      <TagChips
        offered={offered}
        chosen={chosen}
        counts={new Map(counted.map(({ id, count }) => [id, count]))}
        onToggle={own.toggle}
      />
      <OwnTagField tags={others} own={own} />
    </div>
  )
}
