import './printed-letter.css'
import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { LeaveGuard } from '../../page/leaving/leave-guard.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { LetterActions } from './letter-actions.tsx'
import { LetterForm } from './letter-form.tsx'
import { letterMessages } from './letters-messages.ts'
import { useLetterEdit } from './use-letter-edit.ts'

export function LetterRoom({ letter }: { letter: KeptLetter }) {
  const m = letterMessages
  const edit = useLetterEdit(letter)
  /** True while a button here leads away. */
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <div className="grid gap-6">
        <WhatBecameOfIt letter={letter} />
        <LetterForm letter={letter} edit={edit} />
        <LetterActions letter={letter} edit={edit} onLeaving={setLeaving} />
      </div>
      {/* Shown only in print, also from the browser's menu. */}
      <div className="printed-letter" aria-hidden="true">
        <p>{edit.words.subject}</p>
        <div>{edit.words.content}</div>
      </div>
      <LeaveGuard
        texts={{ title: m.leaveTitle, text: m.leaveText, leave: m.leave, stay: m.stay }}
        isChanged={edit.isChanged}
        isSaving={edit.isSaving || isLeaving}
        onLeave={edit.forget}
      />
    </>
  )
}

/** Says that an application used it, or that its job is gone. */
function WhatBecameOfIt({ letter }: { letter: KeptLetter }) {
  const m = letterMessages
  if (letter.applied || letter.is_sent) {
    return (
      <Alert
        kind={letter.is_unproven ? 'warning' : 'info'}
        action={
          <Link to={pages.applications.path} className="inline-flex min-h-11 items-center">
            {m.toApplications}
          </Link>
        }
      >
        {letter.is_sent ? m.isSent : letter.is_unproven ? m.isUnproven : m.isApplied}
      </Alert>
    )
  }
  if (letter.job_removed_at === null) return null
  return <Alert kind="warning">{m.isRemoved(formatDate(letter.job_removed_at))}</Alert>
}
