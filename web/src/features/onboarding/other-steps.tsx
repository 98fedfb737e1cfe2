import { useMessages } from '../../i18n/language.tsx'
import { FieldNotes } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { profileFieldMessages } from '../profile/field-messages.ts'
import { PreferenceFields } from '../profile/preference-fields.tsx'
import { ProjectFields } from '../profile/project-fields.tsx'
import { SkillPicker } from '../profile/skill-picker.tsx'
import { withHttps } from '../profile/web-address.ts'
import { undoField } from './from-resume.ts'
import { FromResumeNote } from './from-resume-note.tsx'
import type { Onboarding } from './use-onboarding.ts'

/** Step 3. */
export function SkillsStep({ wizard }: { wizard: Onboarding }) {
  const m = useMessages(profileFieldMessages)
  const { draft, errors, change, write } = wizard
  return (
    <div className="grid gap-2">
      {'skills' in draft.before && (
        <FromResumeNote field={m.skill} onUndo={() => write(undoField(draft, 'skills'))} />
      )}
      <SkillPicker skills={draft.skills} error={errors['skills']} onChange={(skills) => change({ skills })} />
    </div>
  )
}

/** Step 4. */
export function ProjectsStep({ wizard }: { wizard: Onboarding }) {
  const m = useMessages(profileFieldMessages)
  const { draft, errors, change } = wizard
  const link = (field: 'website' | 'linkedin' | 'github') => (
    <TextField
      label={m[field]}
      optional
      type="url"
      inputMode="url"
      autoCapitalize="none"
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      onBlur={() => change({ [field]: withHttps(draft[field]) })}
    />
  )
  return (
    <>
      <div className="grid gap-3" aria-describedby={errors['projects'] ? 'projects-error' : undefined}>
        <ProjectFields
          projects={draft.projects}
          errors={errors}
          onChange={(projects) => change({ projects })}
        />
        <FieldNotes id="projects" hint={undefined} error={errors['projects']} />
      </div>
      {link('website')}
      {link('linkedin')}
      {link('github')}
    </>
  )
}

/** Step 5. */
export function PreferencesStep({ wizard }: { wizard: Onboarding }) {
  const { draft, errors, change } = wizard
  return (
    <PreferenceFields
      draft={draft.preferences}
      errors={errors}
      onChange={(part) => {
        change({ preferences: { ...draft.preferences, ...part } })
        wizard.clearErrors(Object.keys(part))
      }}
    />
  )
}
