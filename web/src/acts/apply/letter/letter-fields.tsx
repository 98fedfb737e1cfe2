import { createCoverLetterSchema } from '@hanap/contract/letters/cover-letters'
import { standingSentences } from '@hanap/contract/letters/letter-sentences'
import { type ReactNode, useMemo, useState } from 'react'
import { fieldTexts } from '../../../api/problems/field-problems.ts'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { LetterDraft } from '../../letters/letter-draft.ts'
import { LetterGrounds } from '../../letters/letter-grounds.tsx'
import { LetterSourceNote } from '../../letters/letter-source-note.tsx'
import { asSent } from '../../letters/rules.ts'
import type { LetterGeneration } from '../../letters/use-letter-generation.ts'
import { applyMessages } from '../apply-messages.ts'

type Letter = { subject: string; content: string }

/** Saved while typing, or written by AI. */
export function LetterFields(props: {
  draft: Letter & Pick<LetterDraft, 'generated' | 'reused' | 'earlier'>
  generation: LetterGeneration
  /** The resume for generating a letter is being uploaded. */
  isUploading: boolean
  jobTitle: string
  aiBan: string | undefined
  isReadOnly: boolean
  wasTried: boolean
  problem: unknown
  /** Shown between the subject and the letter. */
  children: ReactNode
  onChange: (change: Partial<Letter>) => void
}) {
  const { draft, generation, jobTitle, isReadOnly, wasTried, problem, onChange } = props
  const m = applyMessages
  // Undo disappears after its last use.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('textarea'))
  const [refused, setRefused] = useState<unknown>(null)
  const server = problem === refused ? {} : fieldTexts(problem)
  const { isBusy } = generation
  const { generated, reused, earlier = [] } = draft
  const content = generation.text ?? draft.content
  const sent = asSent({ subject: draft.subject, content }, jobTitle)
  const grounds = useMemo(
    () => standingSentences(sent.content, generated?.sentences ?? []),
    [sent.content, generated],
  )
  // Without sentences, only the whole letter can be compared.
  const isUntouched = generated?.content === draft.content
  const isStanding = isUntouched || grounds.standing.length > 0
  const own = letterErrors(sent)
  // Empty fields are errors only after a try to send.
  const isShown = (name: 'subject' | 'content') => wasTried || sent[name] !== ''
  const error = (name: 'subject' | 'content') => server[name] ?? (isShown(name) ? own[name] : undefined)

  function change(part: Partial<Letter>) {
    setRefused(problem)
    onChange(part)
  }

  return (
    <>
      <div className="field-line border-b border-line px-4 sm:px-6">
        <TextField
          label={m.subject}
          name="subject"
          value={draft.subject}
          readOnly={isReadOnly}
          error={error('subject')}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </div>
      {props.children}
      <div {...kept} className="field-page flex flex-1 flex-col">
        <TextAreaField
          label={m.letter}
          placeholder={m.letterPlaceholder}
          className="min-h-[max(50dvh,168px)] sm:min-h-60"
          value={content}
          readOnly={isReadOnly || isBusy}
          aria-busy={isBusy}
          error={isBusy ? undefined : error('content')}
          data-autofocus={opensOnLetter() || undefined}
          onChange={(event) => change({ content: event.target.value })}
        />
        <div className="px-4 pb-1.5 sm:px-6">
          <LetterSourceNote
            content={sent.content}
            generated={generated}
            reused={reused}
            isStanding={isStanding}
            isChanged={!isUntouched}
            isBusy={isBusy}
            isPreparing={props.isUploading}
            aiBan={props.aiBan}
            onPutBack={earlier.length > 0 && !isReadOnly && !isBusy ? generation.putBack : undefined}
          />
          {!isBusy && <LetterGrounds {...grounds} />}
        </div>
      </div>
    </>
  )
}

/** The errors that the server would find. */
function letterErrors(letter: Letter): Partial<Record<string, string>> {
  const parsed = createCoverLetterSchema.safeParse({ job_post_id: 1, ...letter })
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

/** On a phone the keyboard would cover the text. */
function opensOnLetter(): boolean {
  return typeof window !== 'undefined' && (window.matchMedia?.('(pointer: fine)').matches ?? false)
}
