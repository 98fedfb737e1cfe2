import { experienceFilters, type SalaryGuide } from '@hanap/contract/jobs/salaries'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { useId } from 'react'
import { jobTypeTexts } from '../../listing/job-type-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Chip } from '../../ui/signs/chip.tsx'
import { SkeletonBlock } from '../../ui/surfaces/skeleton.tsx'
import { guideMessages } from './guide-messages.ts'
import { type GuideSearch, guideJobTypes, MAX_WORDS, readSkills, writeSkills } from './guide-search.ts'

type GuideFiltersProps = {
  search: GuideSearch
  title: string
  location: string
  onTitle: (text: string) => void
  onLocation: (text: string) => void
  onSearch: (search: GuideSearch) => void
  /** What the listings that fit ask for; undefined while that comes. */
  skills: SalaryGuide['skills'] | undefined
  onClear: () => void
}

/** What narrows the guide. Everything works at once, without a button. */
export function GuideFilters(props: GuideFiltersProps) {
  const { search, title, location, onTitle, onLocation, onSearch, onClear } = props
  const m = guideMessages
  const types = guideJobTypes.map((type) => ({ value: type, label: jobTypeTexts[type] }))
  return (
    <search aria-label={m.filters} className="frame grid gap-4 p-4 md:p-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={m.jobTitle}
          hint={m.jobTitleHint}
          value={title}
          maxLength={MAX_WORDS}
          autoComplete="off"
          onChange={(event) => onTitle(event.target.value)}
        />
        <TextField
          label={m.location}
          hint={m.locationHint}
          value={location}
          maxLength={MAX_WORDS}
          autoComplete="off"
          onChange={(event) => onLocation(event.target.value)}
        />
        <SelectField
          label={m.experience}
          value={search.experience ?? 'all'}
          options={experienceFilters.map((level) => ({ value: level, label: m[level] }))}
          onChange={({ target }) => onSearch(withValue(search, 'experience', target.value))}
        />
        <SelectField
          label={m.jobType}
          value={search.job_type ?? ''}
          placeholder={m.allTypes}
          options={types}
          onChange={({ target }) => onSearch(withValue(search, 'job_type', target.value))}
        />
      </div>
      <SkillChips {...props} />
      {Object.keys(search).length > 0 && (
        <div>
          <Button size="small" look="quiet" onClick={onClear}>
            {m.clear}
          </Button>
        </div>
      )}
    </search>
  )
}

/** As many as come as a rule: what stands below them does not jump when they do. */
const CHIPS = Array.from({ length: 12 }, (_, index) => index)

function SkillChips({ search, skills: known, onSearch }: GuideFiltersProps) {
  const m = guideMessages
  const id = useId()
  const skills = known ?? []
  const chosen = readSkills(search.skills)
  const isChosen = (name: string) => chosen.some((other) => tagKey(other) === tagKey(name))
  const offered = skills.filter(({ name }) => !isChosen(name))
  if (known && chosen.length === 0 && offered.length === 0) return null
  const choose = (names: readonly string[]) => onSearch(withValue(search, 'skills', writeSkills(names)))
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-medium text-t1">
        {m.skills}
      </p>
      <div className="flex flex-wrap gap-2">
        {chosen.map((name) => (
          <Chip key={name} pressed onClick={() => choose(chosen.filter((other) => other !== name))}>
            {skills.find((skill) => tagKey(skill.name) === tagKey(name))?.name ?? name}
          </Chip>
        ))}
        {offered.map(({ id: skill, name }) => (
          <Chip key={skill} pressed={false} onClick={() => choose([...chosen, name])}>
            {name}
          </Chip>
        ))}
        {!known && (
          <span aria-hidden className="skeleton flex flex-wrap gap-2">
            {CHIPS.map((index) => (
              <SkeletonBlock key={index} className="h-11 w-34" />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}

/** The search with a choice made; '' and 'all' are none. */
function withValue(search: GuideSearch, name: keyof GuideSearch, value: string): GuideSearch {
  const { [name]: _, ...others } = search
  return value === '' || value === 'all' ? others : ({ ...others, [name]: value } as GuideSearch)
}
