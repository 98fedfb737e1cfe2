import { FilterChoice } from '../../../../page/filter-choice.tsx'
import { Checkbox } from '../../../../ui/fields/checkbox.tsx'
import type { TrackerProps } from '../views/view-props.ts'
import { viewMessages } from '../views/views-messages.ts'
import { countChoices } from './application-filters.ts'
import { originFilters, sendingFilters } from './applications-search.ts'
import { FilterDay } from './filter-day.tsx'

/** Choices apply at once, and show how many applications each would leave. */
export function TrackerFilters(props: TrackerProps) {
  const { applications, search, now, onChange } = props
  const m = viewMessages
  const any = { value: 'any' as const, label: m.any }
  const origins = countChoices(applications, search, { criterion: 'origin', choices: originFilters, now })
  const sendings = countChoices(applications, search, { criterion: 'sending', choices: sendingFilters, now })
  const isBackwards = search.from !== undefined && search.to !== undefined && search.to < search.from
  return (
    <>
      <FilterChoice
        legend={m.origin}
        options={[any, ...originFilters.map((value) => ({ value, label: m[value] }))]}
        value={search.origin ?? 'any'}
        counts={origins}
        countText={m.all}
        onChange={(origin) => onChange({ origin: origin === 'any' ? undefined : origin })}
      />
      <FilterChoice
        legend={m.sending}
        options={[any, ...sendingFilters.map((value) => ({ value, label: m[value] }))]}
        value={search.sending ?? 'any'}
        counts={sendings}
        countText={m.all}
        onChange={(sending) => onChange({ sending: sending === 'any' ? undefined : sending })}
      />
      <fieldset className="grid content-start gap-3">
        <legend className="field-label mb-1">{m.applied}</legend>
        <FilterDay label={m.from} day={search.from} onDay={(from) => onChange({ from })} />
        <FilterDay
          label={m.to}
          day={search.to}
          error={isBackwards ? m.wrongOrder : undefined}
          onDay={(to) => onChange({ to })}
        />
      </fieldset>
      <fieldset>
        <legend className="field-label mb-1">{m.also}</legend>
        <Checkbox
          label={m.interviewAhead}
          checked={search.interview !== undefined}
          onChange={({ target }) => onChange({ interview: target.checked ? 'ahead' : undefined })}
        />
        <Checkbox
          label={m.reminderSet}
          checked={search.reminder !== undefined}
          onChange={({ target }) => onChange({ reminder: target.checked ? 'set' : undefined })}
        />
      </fieldset>
    </>
  )
}
