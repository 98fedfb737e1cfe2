import { createCoverLetterSchema, MAX_COVER_LETTER } from '@hanap/contract/cover-letters'
import { useState } from 'react'
import { fieldTexts } from '../../../api/problems.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AiSettingsButton } from '../../ai-instructions/ai-settings-button.tsx'
import { asSent } from '../../cover-letters/rules.ts'
import { applyMessages } from './apply-messages.ts'

type Letter = { subject: string; content: string }

/** Subject and letter, kept as they are typed. Errors show once a field was left or sending was tried. */
export function LetterFields(props: {
  draft: Letter
  jobTitle: string
  isReadOnly: boolean
  wasTried: boolean
  problem: unknown
  onChange: (change: Partial<Letter>) => void
}) {
  const { draft, jobTitle, isReadOnly, wasTried, problem, onChange } = props
  const m = useMessages(applyMessages)
  const [left, setLeft] = useState({ subject: false, content: false })
  const [refused, setRefused] = useState<unknown>(null)
  const server = problem === refused ? {} : fieldTexts(problem)
  const sent = asSent(draft, jobTitle)
  const own = letterErrors(sent)
  // An empty letter is said when it is sent, not to someone who has only looked at it.
  const isShown = { subject: left.subject || wasTried, content: wasTried || sent.content !== '' }
  const error = (name: 'subject' | 'content') => server[name] ?? (isShown[name] ? own[name] : undefined)

  function change(part: Partial<Letter>) {
    setRefused(problem)
    onChange(part)
  }

  return (
    <>
      <TextField
        label={m.subject}
        value={draft.subject}
        readOnly={isReadOnly}
        error={error('subject')}
        onChange={(event) => change({ subject: event.target.value })}
        onBlur={() => setLeft((before) => ({ ...before, subject: true }))}
      />
      <div className="grid gap-1">
        <TextAreaField
          label={m.letter}
          rows={10}
          className="field-sizing-content min-h-[240px] max-sm:min-h-[42dvh]"
          value={draft.content}
          readOnly={isReadOnly}
          error={error('content')}
          actions={<AiSettingsButton />}
          data-autofocus={opensOnLetter() || undefined}
          onChange={(event) => change({ content: event.target.value })}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-t0 text-ink-2">
          <span>{m.letterHint}</span>
          <span>{m.characters(formatCount(sent.content.length), formatCount(MAX_COVER_LETTER))}</span>
        </p>
        <p className="text-t0 text-ink-2">{m.aiHint}</p>
      </div>
    </>
  )
}

/** What the server would say of the letter as it would be sent, by field. */
function letterErrors(letter: Letter): Partial<Record<string, string>> {
  const parsed = createCoverLetterSchema.safeParse({ job_post_id: 1, ...letter })
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

/** With a keyboard one wants to write at once; on a phone the keyboard would cover what there is to read. */
function opensOnLetter(): boolean {
  return typeof window !== 'undefined' && (window.matchMedia?.('(pointer: fine)').matches ?? false)
}
