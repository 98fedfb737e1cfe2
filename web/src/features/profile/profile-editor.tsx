import type { Profile } from '@hanap/contract/profile/profile'
import { profileLimits } from '@hanap/contract/profile/profile-fields'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { withHttps } from '../../ui/web-address.ts'
import { profileFieldMessages } from './field-messages.ts'
import { profileMessages } from './messages.ts'
import { type ProfileDraft, type SectionName, sectionOf, sections } from './profile-draft.ts'
import { EditSection } from './sections/edit-section.tsx'
import { ExperienceFields } from './sections/experience-fields.tsx'
import type { PreferenceDraft } from './sections/preference-draft.ts'
import { PreferenceFields } from './sections/preference-fields.tsx'
import { ProjectFields } from './sections/project-fields.tsx'
import { ResumeFields } from './sections/resume-fields.tsx'
import { useSectionSummaries } from './sections/section-summary.ts'
import { SkillPicker } from './sections/skill-picker.tsx'
import type { ProfileEdit } from './use-profile-edit.ts'

type EditorProps = { profile: Profile; draft: ProfileDraft; edit: ProfileEdit }

/** One section is open at a time. */
export function ProfileEditor(props: EditorProps & { isSaving: boolean }) {
  const m = profileMessages
  const { profile, draft, edit, isSaving } = props
  const summaries = useSectionSummaries(profile, draft, edit.file)
  return (
    <fieldset disabled={isSaving} className="frame rows min-w-0 bg-card">
      {sections.map((section) => (
        <EditSection
          key={section}
          title={m[section]}
          summary={summaries[section]}
          isOpen={edit.open === section}
          hasError={Object.keys(edit.errors).some((field) => sectionOf(field) === section)}
          onToggle={() => edit.toggle(section)}
        >
          <SectionFields {...props} section={section} />
        </EditSection>
      ))}
    </fieldset>
  )
}

function SectionFields({ profile, draft, edit, section }: EditorProps & { section: SectionName }) {
  const m = profileFieldMessages
  const { errors, change } = edit
  const link = (field: 'website' | 'linkedin' | 'github') => (
    <TextField
      label={m[field]}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      onBlur={() => draft[field] !== withHttps(draft[field]) && change({ [field]: withHttps(draft[field]) })}
    />
  )
  switch (section) {
    case 'about':
      return (
        <>
          <TextField
            label={m.title}
            hint={m.titleHint}
            value={draft.title}
            maxLength={profileLimits.line}
            error={errors['title']}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextAreaField
            label={m.about}
            hint={m.aboutHint}
            rows={6}
            value={draft.about}
            maxLength={profileLimits.about}
            error={errors['about']}
            onChange={(event) => change({ about: event.target.value })}
          />
        </>
      )
    case 'skills':
      return (
        <SkillPicker
          skills={draft.skills}
          chosenPopular="rest"
          error={errors['skills'] ?? Object.values(within(errors, 'skills.'))[0]}
          onChange={(skills) => change({ skills })}
        />
      )
    case 'projects':
      return (
        <ProjectFields
          projects={draft.projects}
          errors={within(errors, 'projects.')}
          onChange={(projects) => change({ projects })}
        />
      )
    case 'contact':
      return (
        <>
          {link('website')}
          {link('linkedin')}
          {link('github')}
        </>
      )
    case 'resume':
      return <ResumeFields profile={profile} draft={draft} edit={edit} />
    case 'experience':
      return <ExperienceFields profile={profile} draft={draft} edit={edit} />
    case 'preferences':
      return (
        <PreferenceFields
          draft={draft.preferences}
          // The draft's preference fields have the same names.
          errors={within(errors, 'job_preferences.') as Partial<Record<keyof PreferenceDraft, string>>}
          onChange={(part) => change({ preferences: { ...draft.preferences, ...part } })}
        />
      )
  }
}

/** The errors of one part, without its prefix. */
function within(errors: Readonly<Record<string, string>>, part: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(part))
      .map(([field, text]) => [field.slice(part.length), text]),
  )
}
