import type { Application } from '@hanap/contract/applications/applications'
import { messageToBoard } from '@hanap/contract/letters/cover-letters'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { sentCopyQuery } from '../../../../acts/apply/queries.ts'
import { originNotes } from '../../../../acts/letters/origin-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { applicationMessages } from '../messages.ts'
import { detailMessages } from './detail-messages.ts'
import { SentAsked } from './sent-asked.tsx'
import { SentListing } from './sent-listing.tsx'
import { SentResumeLines } from './sent-resume-lines.tsx'

/** Fetched when opened. */
export function SentCopy({ application }: { application: Application }) {
  const m = applicationMessages
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group text-t1 open:w-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-1 text-sea">
        {application.origin === 'elsewhere'
          ? m.copyListing
          : { sent: m.copySent, sending: m.copyMade, unknown: m.copyMade, failed: m.copyFailed }[
              application.send_state
            ]}
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      {isOpen && <Copy application={application} />}
    </details>
  )
}

function Copy({ application }: { application: Application }) {
  const m = applicationMessages
  const own = detailMessages
  const notes = originNotes
  const { data, isError, isFetching, refetch } = useQuery(sentCopyQuery(application))
  if (!data) {
    if (isError && !isFetching) {
      return (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-2">
          {m.copyLoadFailed}
          <Button size="small" onClick={() => void refetch()}>
            {m.tryAgain}
          </Button>
        </p>
      )
    }
    return (
      <Skeleton label={m.copyLoading} className="grid gap-3 py-2">
        <SkeletonLine />
        <SkeletonLine short />
      </Skeleton>
    )
  }
  const { sent_job, sent_letter, sent_resume, asked } = data
  // The letter of an application sent by hand is unknown.
  if (application.origin === 'elsewhere' && !sent_letter) {
    return (
      <div className="grid gap-6 py-2">
        <SentAsked asked={asked} />
        <SentListing listing={sent_job} />
      </div>
    )
  }
  return (
    <div className="grid items-start gap-6 py-2 lg:grid-cols-2">
      <div className="grid gap-6">
        <section className="grid gap-2">
          <h3 className="text-t1">{m.copyLetter}</h3>
          {sent_letter ? (
            <>
              <p className="text-ink-2 wrap-anywhere">{m.copyFrom(sent_letter.board_email)}</p>
              {sent_letter.source && <p className="text-ink-2">{notes[sent_letter.source]}</p>}
              <p className="head-text wrap-anywhere">{sent_letter.subject}</p>
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                {messageToBoard(sent_letter.content, sent_resume?.text ?? '')}
              </p>
            </>
          ) : (
            <p className="text-ink-2">{isByHand(application) ? own.copyByHand : m.copyElsewhere}</p>
          )}
        </section>
        {sent_letter && (
          <section className="grid gap-2">
            <h3 className="text-t1">{m.copyResume}</h3>
            <SentResumeLines resume={sent_resume} />
          </section>
        )}
        <SentAsked asked={asked} />
      </div>
      <SentListing listing={sent_job} />
    </div>
  )
}

/** Whether the seeker reported sending it by hand after a failure here. */
function isByHand({ history }: Application): boolean {
  return history.findLast(({ kind }) => kind === 'sending')?.source === 'seeker'
}
