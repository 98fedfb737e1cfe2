import type { SentResume } from '@hanap/contract/applications/applications'
import { formatCount } from '../../../../i18n/format.ts'
import { applicationMessages } from '../messages.ts'

/** The resume, and which parts the employer got. */
export function SentResumeLines({ resume }: { resume: SentResume | null }) {
  const m = applicationMessages
  const file = resume?.file
  return (
    <>
      {file ? (
        <>
          <p className="wrap-anywhere">
            {m.copyFile(
              file.file_name,
              file.file_type.toUpperCase(),
              formatCount(Math.max(1, Math.round(file.size / 1000))),
            )}
          </p>
          <p className="text-ink-2">{m.copyFileKept}</p>
        </>
      ) : (
        <p className="text-ink-2">{m.copyNoFile}</p>
      )}
      {resume?.resume_url && <p className="wrap-anywhere">{m.copyLink(resume.resume_url)}</p>}
    </>
  )
}
