import { hasJobPreferences, type Profile } from '@hanap/contract/profile/profile'
import { Pencil, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { OutsideLink } from '../../page/outside-link.tsx'
import { ResumeList } from '../../seeker/resumes/resume-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Tag } from '../../ui/signs/tag.tsx'
import { profileFieldMessages } from './field-messages.ts'
import { profileMessages } from './messages.ts'
import type { SectionName } from './profile-draft.ts'
import { FactList } from './sections/fact-list.tsx'
import { PreferenceFacts } from './sections/preference-facts.tsx'
import { ProfileSection } from './sections/profile-section.tsx'
import { ProjectList } from './sections/project-list.tsx'
import { WorkHistory } from './sections/work-history.tsx'

type ProfileViewProps = { profile: Profile; onEdit: (section: SectionName) => void }

/** Text in the main column, facts beside it. */
const main = ['about', 'skills', 'projects', 'experience'] as const satisfies readonly SectionName[]
const side = ['resume', 'contact', 'preferences'] as const satisfies readonly SectionName[]

export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  const m = profileMessages
  const shown = (section: SectionName, isMain: boolean) => (
    <ProfileSection
      key={section}
      title={m[section]}
      editLabel={m.editNamed(m[section])}
      isMain={isMain}
      onEdit={() => onEdit(section)}
    >
      <SectionView section={section} profile={profile} onEdit={onEdit} />
    </ProfileSection>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">{main.map((section) => shown(section, true))}</div>
      <div className="grid grid-cols-1 gap-4">{side.map((section) => shown(section, false))}</div>
    </div>
  )
}

function SectionView({ section, profile, onEdit }: ProfileViewProps & { section: SectionName }) {
  const m = profileMessages
  switch (section) {
    case 'about':
      if (profile.about === '') return <Empty text={m.noAbout} />
      return <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{profile.about}</p>
    case 'skills':
      return <Skills skills={profile.skills} />
    case 'projects':
      if (profile.projects.length === 0) return <Empty text={m.noProjects} />
      return <ProjectList projects={profile.projects} />
    case 'contact':
      return <Contact profile={profile} />
    case 'resume':
      return <ResumeSection profile={profile} onEdit={onEdit} />
    case 'experience':
      return <ExperienceSection profile={profile} />
    case 'preferences':
      if (hasJobPreferences(profile.job_preferences))
        return <PreferenceFacts preferences={profile.job_preferences} />
      return (
        <Empty text={m.noPreferences}>
          <Button icon={Pencil} onClick={() => onEdit('preferences')}>
            {m.addPreferences}
          </Button>
        </Empty>
      )
  }
}

function Skills({ skills }: Pick<Profile, 'skills'>) {
  const m = profileMessages
  if (skills.length === 0) return <Empty text={m.noSkills} />
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill}>
          <Tag className="wrap-anywhere">{skill}</Tag>
        </li>
      ))}
    </ul>
  )
}

function Contact({ profile }: { profile: Profile }) {
  const m = profileMessages
  const f = profileFieldMessages
  const links = (['website', 'linkedin', 'github'] as const).filter((field) => profile[field] !== '')
  if (links.length === 0) return <Empty text={m.noContact} />
  return (
    <FactList
      facts={links.map((field) => [f[field], <OutsideLink key={field} address={profile[field]} />])}
    />
  )
}

function ResumeSection({ profile, onEdit }: ProfileViewProps) {
  const m = profileMessages
  const f = profileFieldMessages
  const { resume, resume_url } = profile
  return (
    <>
      {resume && <ResumeList current={resume} />}
      {resume_url && <FactList facts={[[f.resumeUrl, <OutsideLink key="url" address={resume_url} />]]} />}
      {!resume && (
        <Empty text={resume_url ? '' : m.noResume}>
          <Button icon={Upload} onClick={() => onEdit('resume')}>
            {m.addResume}
          </Button>
        </Empty>
      )}
    </>
  )
}

function ExperienceSection({ profile }: { profile: Profile }) {
  const m = profileMessages
  const yesNo = (is: boolean) => (is ? m.yes : m.no)
  return (
    <>
      <FactList
        facts={[
          [m.years, profile.years_of_experience ? m.yearsOf(profile.years_of_experience) : m.yearsNone],
          [m.location, profile.location || m.noLocation],
          [m.remote, yesNo(profile.open_to_remote)],
          [m.relocate, yesNo(profile.willing_to_relocate)],
        ]}
      />
      <WorkHistory profile={profile} />
    </>
  )
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      {text && <p className="text-ink-2">{text}</p>}
      {children}
    </div>
  )
}
