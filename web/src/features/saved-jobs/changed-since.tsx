import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

export function ChangedSince({ entry }: { entry: SavedEntry }) {
  const m = savedJobsPageMessages
  if (!entry.changed) return null
  return (
    <Alert kind="info" title={m.changedTitle}>
      <ChangeWords entry={entry} />
    </Alert>
  )
}

/** The old pay and title beside the new. */
export function ChangeWords({ entry: { changed, job_details: job } }: { entry: SavedEntry }) {
  const m = savedJobsPageMessages
  if (!changed) return null
  const quote = (text: string) => (text.trim() === '' ? m.noPay : m.quoted(text.trim()))
  return (
    <dl className="grid gap-1 text-t1 wrap-anywhere">
      {changed.salary !== null && (
        <Change name={m.payChanged} before={quote(changed.salary)} after={quote(job.salary)} />
      )}
      {changed.title !== null && (
        <Change name={m.titleChanged} before={quote(changed.title)} after={quote(job.title)} />
      )}
    </dl>
  )
}

function Change({ name, before, after }: { name: string; before: string; after: string }) {
  const m = savedJobsPageMessages
  return (
    <div>
      <dt className="inline font-medium">{name}:</dt>{' '}
      <dd className="inline">
        {m.was} <del className="no-underline">{before}</del>, {m.isNow}{' '}
        <ins className="no-underline">{after}</ins>
      </dd>
    </div>
  )
}
