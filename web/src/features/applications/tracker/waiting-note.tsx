import { LongText } from '../../../page/long-text.tsx'
import { offlineMessages } from '../../../seeker/waiting/messages.ts'
import type { WaitingNote } from '../../../seeker/waiting/waiting-changes.ts'
import { useWaiting } from '../../../seeker/waiting/waiting-marks.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Badge } from '../../../ui/signs/badge.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'

export function WaitingNoteMark({
  note,
  title = offlineMessages.stuckTitle,
}: {
  note: WaitingNote
  title?: string
}) {
  const m = offlineMessages
  const reasons = { refused: m.refusedText, changed: m.changedText, 'too long': m.tooLongText }
  if (!note.isStuck) return <Badge tone="grey">{m.waitingHere}</Badge>
  async function throwAway() {
    const { dropWaiting } = await import('../../../seeker/waiting/waiting-store.ts')
    await dropWaiting(note.id)
  }
  return (
    <Alert
      kind="warning"
      title={title}
      className="mt-3"
      action={
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton size="small" text={note.notes} label={m.copyNote} />
          <Button size="small" onClick={throwAway}>
            {m.throwAway}
          </Button>
        </div>
      }
    >
      <p className="mb-2">{reasons[note.stuckFor ?? 'too long']}</p>
      <LongText text={note.notes} />
    </Alert>
  )
}

/** Blocked notes of deleted applications, for the seeker to copy. */
export function NotesOfGone({ ids }: { ids: readonly number[] }) {
  return useWaiting()
    .filter((one): one is WaitingNote => one.kind === 'note' && one.isStuck === true)
    .filter(({ applicationId }) => !ids.includes(applicationId))
    .map((note) => (
      <WaitingNoteMark key={note.id} note={note} title={offlineMessages.stuckOnGone(note.title)} />
    ))
}
