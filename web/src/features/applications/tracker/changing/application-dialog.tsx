import type { Application } from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { AddedMark } from '../added-mark.tsx'
import { ApplicationDetail } from '../detail/application-detail.tsx'
import { wasNeverSent } from '../never-sent.ts'
import { SendBadge, StatusBadge } from '../status-badge.tsx'
import { viewMessages } from '../views/views-messages.ts'

export function ApplicationDialog(props: {
  application: Application
  now: number
  onUpdate: (application: Application) => void
  onClose: () => void
}) {
  const { application, now, onUpdate, onClose } = props
  const { job, job_title, employer_name, status, send_state } = application
  const m = viewMessages
  return (
    <Dialog
      open
      onClose={onClose}
      title={job_title}
      subtitle={shownEmployer(employer_name)}
      size="wide"
      footer={
        <>
          {job !== null && (
            <ButtonLink to={pages.job.path} params={{ id: String(job) }}>
              {m.openJob}
            </ButtonLink>
          )}
          <Button onClick={() => onUpdate(application)}>{m.updateStatus}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <span className="flex flex-wrap gap-1">
          {!wasNeverSent(application) && <StatusBadge status={status} />}
          <SendBadge state={send_state} />
          <AddedMark application={application} />
        </span>
        <ApplicationDetail application={application} now={now} />
      </div>
    </Dialog>
  )
}
