import type { Resume } from '@hanap/contract/resumes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatDate } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { useToasts } from '../../ui/toast.tsx'
import { profileKey } from '../profile/queries.ts'
import { resumeMessages } from './messages.ts'
import { resumesQuery, useResumeChanges } from './queries.ts'
import { useResumeFile } from './use-resume-file.ts'

/** The resumes a seeker keeps: the current one to view and download, any other to choose or delete. */
export function ResumeList() {
  const m = useMessages(resumeMessages)
  const { data = [] } = useQuery(resumesQuery)
  const { download, view, isBusy, problem } = useResumeFile()
  const { remove, choose, leaving, setLeaving, isChanging } = useListChanges()
  const current = data.find((resume) => resume.is_current)
  const others = data.filter((resume) => !resume.is_current)
  const removal = (resume: Resume) => (
    <Button
      look="quiet"
      size="small"
      icon={Trash2}
      aria-label={m.removeNamed(resume.file_name)}
      disabled={isChanging}
      onClick={() => setLeaving(resume)}
    >
      {m.remove}
    </Button>
  )
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      {current && (
        <div className="flex flex-wrap items-center gap-3">
          <ResumeFacts resume={current} />
          <span className="flex flex-wrap gap-2">
            <Button size="small" icon={Eye} disabled={isBusy} onClick={() => void view()}>
              {m.view}
            </Button>
            <Button size="small" icon={Download} disabled={isBusy} onClick={() => void download()}>
              {m.download}
            </Button>
            {removal(current)}
          </span>
        </div>
      )}
      {others.length > 0 && (
        <div className="grid gap-2">
          <h3>{m.others}</h3>
          <ul className="rows border-y border-line">
            {others.map((resume) => (
              <li key={resume.id} className="flex flex-wrap items-center gap-3 py-2">
                <ResumeFacts resume={resume} />
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    aria-label={m.useNamed(resume.file_name)}
                    disabled={isChanging}
                    onClick={() => choose(resume)}
                  >
                    {m.useThis}
                  </Button>
                  {removal(resume)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={m.removeTitle}
        confirmText={m.remove}
        danger
        busy={isChanging}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p className="wrap-anywhere">{m.removeText(leaving?.file_name ?? '')}</p>
      </ConfirmDialog>
    </div>
  )
}

function ResumeFacts({ resume }: { resume: Resume }) {
  const m = useMessages(resumeMessages)
  const kilobytes = formatCount(Math.max(1, Math.round(resume.size / 1000)))
  return (
    <div className="min-w-[12rem] flex-1 wrap-anywhere">
      <p className="head-text">{resume.file_name}</p>
      <p className="text-t1 text-ink-2">
        {m.fileFacts(resume.file_type.toUpperCase(), kilobytes, formatDate(resume.uploaded_at))}
      </p>
    </div>
  )
}

function useListChanges() {
  const m = useMessages(resumeMessages)
  const toasts = useToasts()
  const queries = useQueryClient()
  const changes = useResumeChanges()
  const [leaving, setLeaving] = useState<Resume | null>(null)
  const done = (text: string) => {
    setLeaving(null)
    focusHeading()
    toasts.success(text)
    void queries.invalidateQueries({ queryKey: profileKey })
  }
  const onError = () => toasts.error(m.changeFailed)
  return {
    leaving,
    setLeaving,
    isChanging: changes.remove.isPending || changes.choose.isPending,
    remove: (resume: Resume) =>
      changes.remove.mutate(resume.id, { onSuccess: () => done(m.removed), onError }),
    choose: (resume: Resume) =>
      changes.choose.mutate(resume.id, { onSuccess: () => done(m.changed), onError }),
  }
}
