import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { formatCount, formatPeso } from '../../../i18n/format.ts'
import { jobTypeTexts } from '../../../listing/job-type-messages.ts'
import { tagMessages } from '../tags/messages.ts'
import type { AppliedFilter } from './filter-draft.ts'
import type { filterMessages } from './filter-messages.ts'

type FilterTexts = typeof filterMessages

/** As on its chip. @param tagNames by id */
export function filterName(
  filter: AppliedFilter,
  texts: FilterTexts,
  tagNames: ReadonlyMap<number, string>,
): string {
  if (filter.criterion === 'job_type') return jobTypeTexts[filter.value]
  if (filter.criterion === 'salary_range') return salaryRangeName(filter.value, texts)
  if (filter.criterion === 'minimum_pay') return texts.atLeast(formatPeso(Number(filter.value)))
  if (filter.criterion === 'work_hours') return workHoursName(filter.value, texts)
  if (filter.criterion === 'tags') {
    const { id, name } = filter.value
    return name ?? tagNames.get(id) ?? tagMessages.unnamed(id)
  }
  const dates = {
    any: texts.anyTime,
    today: texts.postedToday,
    '3days': texts.postedThreeDays,
    week: texts.postedWeek,
    month: texts.postedMonth,
  }
  return dates[filter.value]
}

function workHoursName(hours: WorkHours['kind'], texts: FilterTexts): string {
  const names = {
    day: texts.dayHours,
    night: texts.nightHours,
    mixed: texts.mixedHours,
    flexible: texts.flexibleHours,
    'not-stated': texts.hoursNotStated,
  }
  return names[hours]
}

/** '$500–1,000 a month' for '500-1000'. */
export function salaryRangeName(range: string, texts: FilterTexts): string {
  const [from = '', to] = range
    .replace('+', '')
    .split('-')
    .map((dollars) => formatCount(Number(dollars)))
  return to === undefined ? texts.dollarsAndMore(`$${from}`) : texts.dollarsAMonth(`$${from}–${to}`)
}
