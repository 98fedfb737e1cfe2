import type { Application } from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { EditApplicationDialog } from '../changing/edit-application-dialog.tsx'
import { useRemoveApplication } from '../changing/tracking-changes.ts'
import { useTellFailure } from '../tracker-failure.ts'
import { detailMessages } from './detail-messages.ts'

export function OwnPart({ application }: { application: Application }) {
  const m = detailMessages
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const remove = useRemoveApplication()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, job_title } = application

  async function removeIt() {
    let isGone = true
    try {
      await remove.mutateAsync({ id })
      toasts.success(m.removed)
      void navigate({
        to: pages.applications.path,
        search: ({ open: _open, ...rest }: Readonly<Record<string, unknown>>) => rest,
        replace: true,
        resetScroll: false,
      })
    } catch (problem) {
      isGone = isApiProblem(problem, 'not-found')
      tellFailure(problem, m.removeFailed)
    }
    // The dialog returns the focus to a button that disappears with its row.
    flushSync(() => setAsking(false))
    if (isGone) focusHeading()
  }

  return (
    <section className="ml-auto flex flex-wrap items-center gap-x-2 text-t1">
      <p className="mr-1 text-ink-2 max-sm:hidden">{m.own}</p>
      <Button
        look="quiet"
        size="small"
        icon={Pencil}
        className="max-sm:[&>svg]:hidden"
        onClick={() => setEditing(true)}
      >
        {m.edit} <span className="sr-only">{job_title}</span>
      </Button>
      <Button
        look="quiet"
        size="small"
        icon={Trash2}
        className="max-sm:[&>svg]:hidden"
        onClick={() => setAsking(true)}
      >
        {m.remove} <span className="sr-only">{job_title}</span>
      </Button>
      {isEditing && <EditApplicationDialog application={application} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={isAsking}
        title={m.removeTitle}
        confirmText={m.remove}
        danger
        busy={remove.isPending}
        onConfirm={removeIt}
        onCancel={() => setAsking(false)}
      >
        {m.removeText(job_title)}
      </ConfirmDialog>
    </section>
  )
}
