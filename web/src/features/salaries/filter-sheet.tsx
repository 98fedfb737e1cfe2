import { experienceFilters, type SalaryGuide } from '@hanap/contract/jobs/salaries'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { useId } from 'react'
import { jobTypeTexts } from '../../listing/job-type-messages.ts'
import { MAX_WORDS } from '../../page/typed-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Chip } from '../../ui/signs/chip.tsx'
import { guideMessages } from './guide-messages.ts'
import { type GuideSearch, guideJobTypes, readSkills, writeSkills } from './guide-search.ts'

type FilterSheetProps = {
  search: GuideSearch
  location: string
  onLocation: (text: string) => void
  onSearch: (search: GuideSearch) => void
  onClear: () => void
  onClose: () => void
  /** Undefined while loading. */
  guide: SalaryGuide | undefined
}

/** Choices apply at once, behind the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { search, location, onLocation, onSearch, onClear, onClose, guide } = props
  const m = guideMessages
  const types = guideJobTypes.map((type) => ({ value: type, label: jobTypeTexts[type] }))
  const footer = (
    <>
      <p role="status" className="mr-auto text-ink-2 text-t1">
        {guide && m.jobs(guide.all.listings)}
      </p>
      {Object.keys(search).length > 0 && (
        <Button look="quiet" onClick={onClear}>
          {m.clear}
        </Button>
      )}
      <Button look="primary" onClick={onClose}>
        {m.done}
      </Button>
    </>
  )
  return (
    <Dialog open title={m.filters} onClose={onClose} footer={footer} closeOnBackdrop>
      <TextField
        label={m.location}
        hint={m.locationHint}
        value={location}
        maxLength={MAX_WORDS}
        autoComplete="off"
        onChange={(event) => onLocation(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
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
      <SkillChips search={search} skills={guide?.skills ?? []} onSearch={onSearch} />
    </Dialog>
  )
}

type SkillChipsProps = Pick<FilterSheetProps, 'search' | 'onSearch'> & { skills: SalaryGuide['skills'] }

function SkillChips({ search, skills, onSearch }: SkillChipsProps) {
  const m = guideMessages
  const id = useId()
  const chosen = readSkills(search.skills)
  const isChosen = (name: string) => chosen.some((other) => tagKey(other) === tagKey(name))
  const offered = skills.filter(({ name }) => !isChosen(name))
  if (chosen.length === 0 && offered.length === 0) return null
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
      </div>
    </div>
  )
}

/** '' and 'all' remove the filter. */
function withValue(search: GuideSearch, name: keyof GuideSearch, value: string): GuideSearch {
  const { [name]: _, ...others } = search
  return value === '' || value === 'all' ? others : ({ ...others, [name]: value } as GuideSearch)
}
