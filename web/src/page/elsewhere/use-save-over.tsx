import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { Clash } from './merge-edit.ts'
import { elsewhereMessages } from './messages.ts'
import { type Choose, type Saving, saveOver } from './save-over.ts'

/** A label, and the value in words if not text. */
export type FieldWords = Readonly<Record<string, { label: string; show?: (value: never) => string }>>

type Asked = { clashes: readonly Clash[]; answer: (chosen: Awaited<ReturnType<Choose>>) => void }

/**
 * saveOver for a form. Values of an earlier try count as the seeker's own.
 * @returns `dialog` for the form to show
 */
export function useSaveOver<Fields extends object, State extends { version?: string }>(
  words: FieldWords,
): {
  save: (saving: Omit<Saving<Fields, State>, 'choose' | 'divider'>) => Promise<State | null>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const tried = useRef<readonly Fields[]>([])
  const choose: Choose = (clashes) =>
    new Promise((resolve) => {
      const answer: Asked['answer'] = (chosen) => {
        setAsked(null)
        resolve(chosen)
      }
      setAsked({ clashes, answer })
    })
  return {
    async save(saving) {
      const { bases, mine, send } = saving
      const kept = await saveOver({
        ...saving,
        bases: [...bases, ...tried.current],
        send(changed, over, known) {
          tried.current = [...tried.current, { ...mine, ...changed }]
          return send(changed, over, known)
        },
        choose,
        divider: elsewhereMessages.writtenHere,
      })
      if (kept) tried.current = []
      return kept
    },
    // Enter in it must not submit the form.
    dialog: asked && createPortal(<ChoiceDialog {...asked} words={words} />, document.body),
  }
}
