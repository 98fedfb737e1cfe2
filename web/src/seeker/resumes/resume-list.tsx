import type { Profile } from '@hanap/contract/profile/profile'
import type { Resume } from '@hanap/contract/profile/resumes'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, Trash2 } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { resumeMessages } from './messages.ts'
import { resumesQuery } from './queries.ts'
import { ResumeFacts } from './resume-facts.tsx'
import { type NamedResume, useListChanges } from './use-list-changes.ts'
import { useResumeFile } from './use-resume-file.ts'

/** View and download the current one; choose or delete others. */
export function ResumeList({ current }: { current: NonNullable<Profile['resume']> }) {
  const m = resumeMessages
  const file = useResumeFile()
  const { download, view, isBusy, problem } = file
  const changes = useListChanges()
  const { leaving } = changes
  return (
    <div className="grid gap-5">
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResumeFacts resume={current} />
        <span className="flex flex-wrap gap-2 max-xs:[&_.button>.icon]:hidden">
          {current.file_type === 'pdf' && (
            <Button size="small" icon={Eye} aria-disabled={isBusy} onClick={() => void view()}>
              {m.view}
            </Button>
          )}
          <Button size="small" icon={Download} aria-disabled={isBusy} onClick={() => void download()}>
            {m.download}
          </Button>
          <RemoveButton resume={current} changes={changes} />
        </span>
      </div>
      <OtherResumes current={current} changes={changes} file={file} />
      <ConfirmDialog
        open={leaving !== null}
        title={m.removeTitle}
        confirmText={m.remove}
        danger
        busy={changes.isChanging}
        onConfirm={() => leaving && changes.remove(leaving)}
        onCancel={() => changes.setLeaving(null)}
      >
        <p className="wrap-anywhere">{m.removeText(leaving?.name ?? '')}</p>
      </ConfirmDialog>
    </div>
  )
}

type Tools = { changes: ReturnType<typeof useListChanges>; file: ReturnType<typeof useResumeFile> }

function OtherResumes({ current, ...tools }: Tools & { current: NamedResume }) {
  const m = resumeMessages
  const { data = [], error, refetch, isFetching } = useQuery(resumesQuery)
  const others = data.filter((resume) => resume.id !== current.id)
  if (error && data.length === 0)
    return (
      <Alert
        kind="error"
        live
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {m.tryAgain}
          </Button>
        }
      >
        {m.listFailed}
      </Alert>
    )
  if (others.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3>{m.others}</h3>
      <ul className="rows border-y border-line">
        {others.map((resume) => (
          <OtherResume key={resume.id} resume={resume} {...tools} />
        ))}
      </ul>
    </div>
  )
}

function OtherResume({ resume, changes, file }: Tools & { resume: Resume }) {
  const m = resumeMessages
  const named = { ...resume, name: resume.file_name }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <ResumeFacts resume={named} />
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={m.useNamed(resume.file_name)}
          aria-disabled={changes.isChanging}
          onClick={() => changes.choose(named)}
        >
          {m.useThis}
        </Button>
        <IconButton
          icon={Download}
          label={m.downloadNamed(resume.file_name)}
          aria-disabled={file.isBusy}
          onClick={() => void file.download(resume.id)}
        />
        <RemoveButton resume={named} changes={changes} />
      </span>
    </li>
  )
}

function RemoveButton({ resume, changes }: Pick<Tools, 'changes'> & { resume: NamedResume }) {
  const m = resumeMessages
  return (
    <IconButton
      icon={Trash2}
      label={m.removeNamed(resume.name)}
      aria-disabled={changes.isChanging}
      onClick={() => changes.setLeaving(resume)}
    />
  )
}
