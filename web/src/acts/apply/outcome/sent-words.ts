import type { Delivered } from '@hanap/contract/applications/apply-outcome'
import type { applyMessages } from '../apply-messages.ts'

export function sentWords(outcome: Delivered | null, m: typeof applyMessages): string | undefined {
  if (outcome === null) return m.sentAfterAll
  return outcome.already_there ? m.alreadyThere : undefined
}
