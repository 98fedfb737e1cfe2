import { datesPosted, type FilterCounts, jobTypeFilters, salaryRanges, type Tag } from '@hanap/contract/jobs'
import { useState } from 'react'
import { addTagByName, type TagProblem, toggleTag } from '../../tags/add-tag.ts'
import { type ChosenTag, isChosen } from '../../tags/chosen-tags.ts'
import { OwnTagField } from '../../tags/own-tag-field.tsx'
import { TagChips } from '../../tags/tag-chips.tsx'
import { jobTypeTexts } from '../job-type-messages.ts'
import { FilterChoice } from './filter-choice.tsx'
import type { FilterDraft } from './filter-draft.ts'
import { filterMessages } from './filter-messages.ts'
import { salaryRangeName } from './filter-names.ts'

type FilterFieldsProps = {
  draft: FilterDraft
  counts: FilterCounts | undefined
  /** Tags to offer as chips, the most useful first. */
  offered: readonly Tag[]
  onDraft: (draft: FilterDraft) => void
}

/** The controls of the panel: type, salary, date and tags. */
export function FilterFields({ draft, counts, offered, onDraft }: FilterFieldsProps) {
  const m = filterMessages
  const dates = { any: m.anyTime, today: m.today, '3days': m.threeDays, week: m.week, month: m.month }
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
        legend={m.datePosted}
        options={datesPosted.map((value) => ({ value, label: dates[value] }))}
        value={draft.date_posted}
        counts={counts?.date_posted}
        countText={m.jobs}
        onChange={(date_posted) => onDraft({ ...draft, date_posted })}
      />
      <FilterTags
        chosen={draft.tags}
        counts={counts}
        offered={offered}
        onChosen={(tags) => onDraft({ ...draft, tags })}
      />
    </>
  )
}

type FilterTagsProps = Pick<FilterFieldsProps, 'counts' | 'offered'> & {
  chosen: readonly ChosenTag[]
  onChosen: (tags: readonly ChosenTag[]) => void
}

/** Tags by a click on a popular one, or by typing any. */
function FilterTags({ chosen, counts, offered, onChosen }: FilterTagsProps) {
  const [problem, setProblem] = useState<TagProblem | null>(null)
  const counted = counts?.tags ?? []
  const known = [...offered, ...counted]
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const others = chosen
    .filter((tag) => !offered.some((chip) => isChosen([chip], tag)))
    .map((tag) => ({ ...tag, name: tag.name ?? names.get(tag.id) ?? null }))

  function take(next: ChosenTag[] | TagProblem): boolean {
    const isTaken = typeof next !== 'string'
    setProblem(isTaken ? null : next)
    if (isTaken) onChosen(next)
    return isTaken
  }
  return (
    <div className="grid content-start gap-3">
      <TagChips
        offered={offered}
        chosen={chosen}
        counts={new Map(counted.map(({ id, count }) => [id, count]))}
        onToggle={(tag) => take(toggleTag(chosen, tag))}
      />
      <OwnTagField
        tags={others}
        problem={problem}
        onAdd={(typed) => take(addTagByName(chosen, typed, known))}
        onRemove={(tag) => take(toggleTag(chosen, tag))}
      />
    </div>
  )
}
