import type { Application } from '@hanap/contract/applications'
import { isWebAddress } from '@hanap/contract/profile-fields'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { BoardLink } from '../apply/board-link.tsx'
import { detailMessages } from './detail-messages.ts'
import { useLetterToBoard } from './use-letter-to-board.ts'

/** The way to finish by hand: the listing on the board, with the letter copied for its form. */
export function LetterToBoard({ application }: { application: Application }) {
  const m = useMessages(detailMessages)
  const letter = useLetterToBoard(application)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const { job_url, send_state } = application
  if (letter === null || !isWebAddress(job_url)) return <BoardLink url={job_url} />

  async function copyAndOpen(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
    window.open(job_url, '_blank', 'noopener,noreferrer')
  }
  const notCopied = send_state === 'failed' ? m.letterNotCopiedFailed : m.letterNotCopied
  return (
    <>
      <Button look="primary" icon={Copy} onClick={() => void copyAndOpen(letter)}>
        {m.copyLetterAndOpen} <span className="sr-only">{m.newTab}</span>
      </Button>
      <div role="status">
        {outcome && (
          <>
            <p>{outcome === 'copied' ? m.letterCopied : notCopied}</p>
            {/* A browser may keep the new tab back. */}
            <BoardLink url={job_url} />
          </>
        )}
      </div>
    </>
  )
}
