import { type KeptLetter, updateCoverLetterSchema } from '@hanap/contract/letters/cover-letters'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fieldTexts, showAtFields } from '../../api/problems/field-problems.ts'
import { isAborted, isApiProblem, NetworkProblem, problemText } from '../../api/problems/problems.ts'
import { session } from '../../api/session/browser-session.ts'
import { useSaveOver } from '../../page/elsewhere/use-save-over.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { letterEdit } from './kept-edit.ts'
import { letterMessages } from './letters-messages.ts'
import { forgetLists, hasSameWords, letterQuery, saveLetter, type Words, wordsOf } from './queries.ts'

const fields = ['subject', 'content'] as const

/** Unsaved words are kept for this tab. */
export function useLetterEdit(letter: KeptLetter) {
  const m = letterMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const [draft] = useState(() => letterEdit(session.read().user?.id ?? 0, letter.id))
  const [kept] = useState(draft.read)
  const saved = wordsOf(letter)
  /** The words the edit began with. */
  const [begun, setBegun] = useState(kept?.base ?? saved)
  const [isRestored, setRestored] = useState(kept !== null && !hasSameWords(kept.words, saved))
  const [failure, setFailure] = useState('')
  const { save: saveEdit, dialog } = useSaveOver<Words, KeptLetter>({
    subject: { label: m.subject },
    content: { label: m.content },
  })
  const form = useForm({
    resolver: zodResolver(updateCoverLetterSchema),
    defaultValues: kept?.words ?? saved,
  })
  const { subject = '', content = '' } = useWatch({ control: form.control })
  const words: Words = { subject, content }
  const isChanged = !hasSameWords(words, saved)

  /** Takes over words saved elsewhere, or here with a lost answer, unless the form has unsaved ones. */
  const follow = useEffectEvent((now: Words) => {
    const isOwn = !hasSameWords(words, begun) && !hasSameWords(words, now)
    if (!isOwn && !hasSameWords(begun, now)) beginAgain(now)
  })
  // Only when the saved words change, so that nothing changes while the seeker types. A layout effect, so that no
  // 'unsaved' mark flashes.
  useLayoutEffect(
    () => follow({ subject: saved.subject, content: saved.content }),
    [saved.subject, saved.content],
  )

  useEffect(() => {
    if (isChanged) draft.write({ base: begun, words: { subject, content } })
    else draft.forget()
  }, [draft, isChanged, begun, subject, content])

  function beginAgain(next: Words) {
    setBegun(next)
    setRestored(false)
    setFailure('')
    form.reset(next)
    draft.forget()
  }

  function tell(problem: unknown) {
    // The page closes: only a toast stays visible.
    if (isApiProblem(problem, 'unauthenticated')) return void toasts.error(m.loggedOut, m.kept)
    if (isApiProblem(problem, 'not-found')) return setFailure(m.saveGone)
    const others = showAtFields(problem, fields, form.setError)
    if (others.length === 0 && Object.keys(fieldTexts(problem)).length > 0) return
    const fallback = problem instanceof NetworkProblem ? m.saveOffline : m.saveFailed
    setFailure(others[0] ?? problemText(problem, { fallback, network: m.saveOffline }))
  }

  /** @returns the letter as stored; null if it was not */
  async function save(): Promise<KeptLetter | null> {
    if (!isChanged) return letter
    let done: KeptLetter | null = null
    await form.handleSubmit(async (sent) => {
      setFailure('')
      try {
        done = await saveEdit({
          // The seeker restored the first words on purpose.
          bases: hasSameWords(words, begun) ? [] : [begun],
          mine: { subject: sent.subject ?? '', content: sent.content },
          held: letter,
          fieldsOf: (state) => wordsOf(state ?? letter),
          lines: ['content'],
          send: (changed, over) => saveLetter(over ?? letter, { ...wordsOf(over ?? letter), ...changed }),
        })
        if (!done) return
        queries.setQueryData(letterQuery(letter.id).queryKey, done)
        forgetLists(queries)
        beginAgain(wordsOf(done))
      } catch (problem) {
        if (!isAborted(problem)) tell(problem)
      }
    })()
    return done
  }

  return {
    form,
    words,
    isChanged,
    isRestored: isRestored && isChanged,
    /** Asks about the same words changed elsewhere. */
    dialog,
    failure,
    isSaving: form.formState.isSubmitting,
    save,
    discard: () => beginAgain(saved),
    /** Called when the page is left. */
    forget: draft.forget,
  }
}

export type LetterEditing = ReturnType<typeof useLetterEdit>
