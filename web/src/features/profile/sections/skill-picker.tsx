import { cleanSkills, popularSkills, profileLimits } from '@hanap/contract/profile/profile-fields'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { beforeClick } from '../../../ui/buttons/before-click.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Chip, RemovableChip } from '../../../ui/signs/chip.tsx'
import { profileFieldMessages } from '../field-messages.ts'
import { useSkillSuggestions } from './skill-suggestions.ts'

type SkillPickerProps = {
  skills: readonly string[]
  onChange: (skills: string[]) => void
  error?: string | undefined
  /** A note beside a skill, such as its source. */
  note?: ((skill: string) => ReactNode) | undefined
  /** What pressing a chosen popular skill does. */
  chosenPopular?: 'take-away' | 'rest' | undefined
}

/** Enter or a comma adds a skill. Unique, ignoring case. */
export function SkillPicker({ skills, onChange, error, note, chosenPopular }: SkillPickerProps) {
  const m = profileFieldMessages
  const field = useRef<HTMLDivElement>(null)
  const listId = useId()
  const popularId = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const suggestions = useSkillSuggestions(text)
  const has = (skill: string) => skills.some((known) => known.toLowerCase() === skill.toLowerCase())

  /** @returns whether to clear the field */
  function add(typed: string): boolean {
    const wanted = cleanSkills(typed.split(','))
    if (wanted.some((skill) => skill.length > profileLimits.skill))
      return refuse(m.skillTooLong(profileLimits.skill))
    const all = cleanSkills([...skills, ...wanted])
    if (all.length > profileLimits.skills) return refuse(m.skillsFull(profileLimits.skills))
    setProblem('')
    if (all.length > skills.length) {
      setSaid(m.skillsAdded(all.slice(skills.length)))
      onChange(all)
    }
    return true
  }
  function refuse(why: string) {
    setProblem(why)
    // Clears the announcement of an earlier skill.
    setSaid('')
    return false
  }
  function press(event: KeyboardEvent) {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
    // Enter adds a skill instead of submitting.
    event.preventDefault()
    if (add(text)) setText('')
  }
  function takeAway(skill: string) {
    setProblem('')
    onChange(skills.filter((known) => known.toLowerCase() !== skill.toLowerCase()))
    setSaid(m.skillRemoved(skill))
  }
  function remove(skill: string) {
    takeAway(skill)
    // The pressed button is gone.
    field.current?.querySelector('input')?.focus()
  }

  return (
    <div
      ref={field}
      className="grid content-start gap-4"
      onBlur={({ relatedTarget }) => {
        // Within the picker, a click may choose what is being typed.
        if (!field.current?.contains(relatedTarget)) beforeClick(() => add(text) && setText(''))
      }}
    >
      <TextField
        label={m.skill}
        hint={m.skillHint}
        error={problem || error}
        value={text}
        list={listId}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        onChange={(event) => {
          // Pastes, and keyboards without key events, bring commas.
          const { value } = event.target
          if (!value.includes(',')) setText(value)
          else if (add(value)) setText('')
          else setText(value)
        }}
        onKeyDown={press}
        end={<IconButton icon={Plus} label={m.addSkill} onClick={() => add(text) && setText('')} />}
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <p className="sr-only" role="status">
        {said}
      </p>
      {skills.length > 0 && (
        <ul aria-label={m.yourSkills} className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill.toLowerCase()} className="flex flex-wrap items-center gap-1 wrap-anywhere">
              <RemovableChip label={skill} onRemove={() => remove(skill)} />
              {note?.(skill)}
            </li>
          ))}
        </ul>
      )}
      <div className="grid content-start gap-2">
        <p id={popularId} className="field-label">
          {m.popularSkills}
        </p>
        <div role="group" aria-labelledby={popularId} className="flex flex-wrap gap-1.5">
          {popularSkills.map((skill) => (
            <Chip
              key={skill}
              pressed={has(skill)}
              disabled={chosenPopular === 'rest' && has(skill)}
              onClick={() => (has(skill) ? takeAway(skill) : add(skill))}
            >
              {skill}
            </Chip>
          ))}
        </div>
      </div>
    </div>
  )
}
