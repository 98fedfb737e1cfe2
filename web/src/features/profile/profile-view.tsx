import './profile.css'
import type { Profile } from '@hanap/contract/profile/profile'
import { Upload } from 'lucide-react'
import { OutsideLink } from '../../page/outside-link.tsx'
import { ResumeList } from '../../seeker/resumes/resume-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Tag } from '../../ui/signs/tag.tsx'
import { profileFieldMessages } from './field-messages.ts'
import { profileMessages } from './messages.ts'
import type { SectionName } from './profile-draft.ts'
import { EmptySections, isEmptySection } from './sections/empty-sections.tsx'
import { FactList } from './sections/fact-list.tsx'
import { PreferenceFacts } from './sections/preference-facts.tsx'
import { ProfileSection } from './sections/profile-section.tsx'
import { ProjectList } from './sections/project-list.tsx'
import { WorkHistory } from './sections/work-history.tsx'

type ProfileViewProps = { profile: Profile; onEdit: (section: SectionName) => void }

/** Text in the main column, facts beside it. */
const main = ['about', 'skills', 'projects', 'experience'] as const satisfies readonly SectionName[]
const side = ['resume', 'contact', 'preferences'] as const satisfies readonly SectionName[]

/** Nothing is filled in. */
export const isNew = (profile: Profile) =>
  [...main, ...side].every((section) => isEmptySection(section, profile))

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
  const isEmpty = (section: SectionName) => isEmptySection(section, profile)
  const isFull = (section: SectionName) => !isEmpty(section)
  const [mainFull, sideFull] = [main.filter(isFull), side.filter(isFull)]
  const empty = [...main, ...side].filter(isEmpty)
  const checklist = empty.length > 0 && <EmptySections sections={empty} onEdit={onEdit} />
  if (isNew(profile)) return checklist
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        {mainFull.map((section) => shown(section, true))}
        {mainFull.length === 0 && checklist}
      </div>
      <div className="profile-side grid grid-cols-1 gap-4">
        {sideFull.map((section) => shown(section, false))}
        {mainFull.length > 0 && checklist}
      </div>
    </div>
  )
}

function SectionView({ section, profile, onEdit }: ProfileViewProps & { section: SectionName }) {
  switch (section) {
    case 'about':
      return <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{profile.about}</p>
    case 'skills':
      return <Skills skills={profile.skills} />
    case 'projects':
      return <ProjectList projects={profile.projects} />
    case 'contact':
      return <Contact profile={profile} />
    case 'resume':
      return <ResumeSection profile={profile} onEdit={onEdit} />
    case 'experience':
      return <ExperienceSection profile={profile} />
    case 'preferences':
      return <PreferenceFacts preferences={profile.job_preferences} />
  }
}

function Skills({ skills }: Pick<Profile, 'skills'>) {
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
  const f = profileFieldMessages
  const links = (['website', 'linkedin', 'github'] as const).filter((field) => profile[field] !== '')
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
        <Button icon={Upload} className="justify-self-start" onClick={() => onEdit('resume')}>
          {m.addResume}
        </Button>
      )}
    </>
  )
}

function ExperienceSection({ profile }: { profile: Profile }) {
  const m = profileMessages
  // Neither box ticked may also mean that nobody asked.
  const isAnswered = profile.open_to_remote || profile.willing_to_relocate
  const yesNo = (is: boolean) => (is ? m.yes : isAnswered ? m.no : m.notSpecified)
  return (
    <>
      <FactList
        facts={[
          [m.years, profile.years_of_experience ? m.yearsOf(profile.years_of_experience) : m.notSpecified],
          [m.location, profile.location || m.noLocation],
          [m.remote, yesNo(profile.open_to_remote)],
          [m.relocate, yesNo(profile.willing_to_relocate)],
        ]}
      />
      <WorkHistory profile={profile} />
    </>
  )
}
