import { type AiInstructionsRecord, aiInstructionsField } from '@hanap/contract/letters/ai-instructions'
import { withoutControls } from '@hanap/contract/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTexts } from '../../../api/problems/field-problems.ts'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { useSaveOver } from '../../../page/elsewhere/use-save-over.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { type InstructionDraft, instructionDraft } from './instruction-draft.ts'
import { aiInstructionsMessages } from './messages.ts'
import { aiInstructionsQuery, sendInstructions, useSaveInstructions, wordsOf } from './queries.ts'
import { saveFailureText } from './save-failure.ts'

/** Unanswered saves to remember. */
const MOST_TRIED = 5

export function useInstructions(onSaved: () => void) {
  const m = aiInstructionsMessages
  const toasts = useToasts()
  // A session that ends must not swap the text.
  const [userId] = useState(() => session.read().user?.id)
  const [kept] = useState(() => instructionDraft(userId))
  const [own, setOwn] = useState(kept.read)
  const [problem, setProblem] = useState<unknown>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const query = useQuery(aiInstructionsQuery)
  const isLoaded = query.data !== undefined
  const saved = wordsOf(query.data)
  const text = own?.text ?? saved

  const sent = withoutControls(text).trim()
  const tried = own?.tried ?? []
  const { save: saveEdit, dialog } = useSaveOver<{ instructions: string }, AiInstructionsRecord>({
    instructions: { label: m.instructions },
  })
  const saving = useSaveInstructions(
    ({ userId }) =>
      saveEdit({
        bases: [own?.base ?? saved, ...tried].map((instructions) => ({ instructions })),
        mine: { instructions: sent },
        held: query.data ?? null,
        fieldsOf: (record) => ({ instructions: wordsOf(record) }),
        lines: ['instructions'],
        send: ({ instructions = sent }, over) => sendInstructions(over, { userId, instructions }),
      }),
    {
      onSaved: () => {
        toasts.success(m.saved)
        onSaved()
      },
      onFailed: (refusal) => {
        // Only a toast survives the page.
        if (isApiProblem(refusal, 'unauthenticated')) return void toasts.error(m.loginRequired, m.kept)
        setProblem(refusal)
        setFailure(saveFailureText(refusal, m))
      },
    },
  )
  const parsed = aiInstructionsField.safeParse(sent)
  const ownError = parsed.success ? undefined : parsed.error.issues[0]?.message

  function keep(draft: InstructionDraft) {
    setOwn(draft)
    kept.write(draft)
  }
  function forget() {
    setOwn(null)
    kept.forget()
  }
  function forgetFailure() {
    setProblem(null)
    setFailure(null)
  }
  return {
    text,
    length: sent.length,
    isLoaded,
    isUnsaved: own !== null && own.text !== saved,
    dialog,
    isSaving: saving.isPending,
    failure,
    error: ownError ?? fieldTexts(problem)['instructions'],
    hasFailedToLoad: !isLoaded && query.isError,
    reload: () => void query.refetch(),
    write(next: string) {
      forgetFailure()
      if (next === saved) return forget()
      // Once saved, further typing builds on it.
      keep(own === null || own.text === saved ? { text: next, base: saved } : { ...own, text: next })
    },
    discard() {
      forgetFailure()
      forget()
    },
    save() {
      if (saving.isPending || !parsed.success || query.data === undefined) return
      forgetFailure()
      if (session.isOver() || session.read().token === null || userId === undefined) {
        setFailure(m.loginRequired)
        return
      }
      saving.mutate({ userId, typed: text })
      if (own !== null) keep({ ...own, tried: [...new Set([...tried, parsed.data])].slice(-MOST_TRIED) })
    },
  }
}
