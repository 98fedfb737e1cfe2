import type { Profile } from '@hanap/contract/profile/profile'
import { formatCount, formatDate } from '../../i18n/format.ts'
import { resumeMessages } from './messages.ts'

export function ResumeFacts({ resume }: { resume: NonNullable<Profile['resume']> }) {
  const m = resumeMessages
  const kilobytes = formatCount(Math.max(1, Math.round(resume.size / 1000)))
  return (
    <div className="min-w-[12rem] flex-1 wrap-anywhere">
      <p className="head-text">{resume.name}</p>
      <p className="text-t1 text-ink-2">
        {m.fileFacts(resume.file_type.toUpperCase(), kilobytes, formatDate(resume.uploaded_at))}
      </p>
    </div>
  )
}
