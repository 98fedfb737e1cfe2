import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

/** What the listing says otherwise since it was saved: the old beside the new. Nothing where it says the same. */
export function ChangedSince({ entry }: { entry: SavedEntry }) {
  const m = savedJobsPageMessages
  const { changed, job_details: job } = entry
  if (!changed) return null
  const quote = (text: string) => (text.trim() === '' ? m.noPay : m.quoted(text.trim()))
  return (
    <Alert kind="info" title={m.changedTitle}>
      <dl className="grid gap-1 text-t1 wrap-anywhere">
        {changed.salary !== null && (
          <Change name={m.payChanged} before={quote(changed.salary)} after={quote(job.salary)} />
        )}
        {changed.title !== null && (
          <Change name={m.titleChanged} before={quote(changed.title)} after={quote(job.title)} />
        )}
      </dl>
    </Alert>
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
