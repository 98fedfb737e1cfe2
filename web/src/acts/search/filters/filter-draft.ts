import type { FilterCounts } from '@hanap/contract/jobs/filter-counts'
import type {
  datesPosted,
  jobTypeFilters,
  minimumPays,
  salaryRanges,
  workHours,
} from '@hanap/contract/jobs/jobs'
import { type ChosenTag, readChosenTags, writeChosenTags } from '../../../listing/address/chosen-tags.ts'
import type { filtersOf } from '../../../listing/address/job-search-mode.ts'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'

/** Only the premium filters. */
export type Filters = ReturnType<typeof filtersOf>

/** Choices not applied yet. */
export type FilterDraft = {
  readonly job_type: (typeof jobTypeFilters)[number]
  readonly salary_range: 'any' | (typeof salaryRanges)[number]
  readonly minimum_pay: 'any' | (typeof minimumPays)[number]
  readonly work_hours: 'any' | (typeof workHours)[number]
  readonly date_posted: (typeof datesPosted)[number]
  readonly tags: readonly ChosenTag[]
}

export const emptyDraft: FilterDraft = {
  job_type: 'any',
  salary_range: 'any',
  minimum_pay: 'any',
  work_hours: 'any',
  date_posted: 'any',
  tags: [],
}

export function readDraft({ tags, ...others }: Filters): FilterDraft {
  return { ...emptyDraft, ...others, tags: readChosenTags(tags) }
}

/** 'any' and no tags are no filter. */
export function writeDraft({ tags, ...draft }: FilterDraft): Filters {
  const { job_type, salary_range, minimum_pay, work_hours, date_posted } = draft
  return {
    ...(job_type !== 'any' && { job_type }),
    ...(salary_range !== 'any' && { salary_range }),
    ...(minimum_pay !== 'any' && { minimum_pay }),
    ...(work_hours !== 'any' && { work_hours }),
    ...(date_posted !== 'any' && { date_posted }),
    ...(tags.length > 0 && { tags: writeChosenTags(tags) }),
  }
}

export type AppliedFilter =
  | { readonly criterion: 'job_type'; readonly value: NonNullable<Filters['job_type']> }
  | { readonly criterion: 'salary_range'; readonly value: NonNullable<Filters['salary_range']> }
  | { readonly criterion: 'minimum_pay'; readonly value: NonNullable<Filters['minimum_pay']> }
  | { readonly criterion: 'work_hours'; readonly value: NonNullable<Filters['work_hours']> }
  | { readonly criterion: 'date_posted'; readonly value: NonNullable<Filters['date_posted']> }
  | { readonly criterion: 'tags'; readonly value: ChosenTag }

/** In the panel's order. */
export function appliedFilters(params: JobSearchParams): AppliedFilter[] {
  const { job_type, salary_range, minimum_pay, work_hours, date_posted, tags } = params
  return [
    ...(job_type ? [{ criterion: 'job_type', value: job_type } as const] : []),
    ...(salary_range ? [{ criterion: 'salary_range', value: salary_range } as const] : []),
    ...(minimum_pay ? [{ criterion: 'minimum_pay', value: minimum_pay } as const] : []),
    ...(work_hours ? [{ criterion: 'work_hours', value: work_hours } as const] : []),
    ...(date_posted ? [{ criterion: 'date_posted', value: date_posted } as const] : []),
    ...readChosenTags(tags).map((value) => ({ criterion: 'tags', value }) as const),
  ]
}

export function withoutFilter(filters: Filters, gone: AppliedFilter): Filters {
  const draft = readDraft(filters)
  if (gone.criterion !== 'tags') return writeDraft({ ...draft, [gone.criterion]: 'any' })
  return writeDraft({ ...draft, tags: draft.tags.filter(({ id }) => id !== gone.value.id) })
}

/** Leaves some, but at most half, of the listings. */
export function narrowingChoice(counts: FilterCounts): { draft: FilterDraft; count: number } | null {
  const offers = [
    ...(['full-time', 'part-time', 'contract', 'gig'] as const).map((job_type) => ({
      draft: { ...emptyDraft, job_type },
      count: counts.job_type[job_type],
    })),
    ...(['1000-2000', '500-1000'] as const).map((salary_range) => ({
      draft: { ...emptyDraft, salary_range },
      count: counts.salary_range[salary_range],
    })),
  ]
  return offers.find(({ count }) => count > 0 && count <= counts.count / 2) ?? null
}
