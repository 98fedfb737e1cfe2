import { useState } from 'react'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import type { PayDialog, PlanToPay } from './pay-dialog.tsx'

const load = () => import('./pay-dialog.tsx')

/** @param texts shown if the dialog fails to load */
export function usePayDialog(texts: { notOpened: string; notOpenedText: string }) {
  const toasts = useToasts()
  const [dialog, setDialog] = useState<{ Dialog: typeof PayDialog } | null>(null)
  const [plan, setPlan] = useState<PlanToPay | null>(null)
  const [opening, setOpening] = useState<number | null>(null)

  return {
    Dialog: dialog?.Dialog,
    plan,
    /** The id of the plan whose dialog is loading. */
    opening,
    preload: () => void load().catch(() => null),
    async open(wanted: PlanToPay) {
      if (!dialog) {
        setOpening(wanted.id)
        const loaded = await load().catch(() => null)
        setOpening(null)
        if (!loaded) {
          toasts.error(texts.notOpened, texts.notOpenedText)
          return
        }
        setDialog({ Dialog: loaded.PayDialog })
      }
      setPlan(wanted)
    },
    close: () => setPlan(null),
  }
}
