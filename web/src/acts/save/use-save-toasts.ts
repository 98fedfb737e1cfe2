import { pages } from '@hanap/contract/site/pages'
import { useNavigate } from '@tanstack/react-router'
import { type ApiProblem, isApiProblem } from '../../api/problems/problems.ts'
import { serverWords } from '../../api/problems/server-words.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { DEFAULT_DURATION_MS } from '../../ui/toasts/toaster.ts'
import { savedJobMessages } from './messages.ts'
import { isLimitReached } from './queries.ts'

export type SavePlace = 'search' | 'details' | 'saved'

const durations = {
  search: { plain: 3000, limit: 5000 },
  details: { plain: DEFAULT_DURATION_MS, limit: 8000 },
  saved: { plain: 3000, limit: 3000 },
} as const

export function useSaveToasts(place: SavePlace) {
  const m = savedJobMessages
  const toasts = useToasts()
  const navigate = useNavigate()
  const { plain, limit } = durations[place]

  function limitReached({ current_count, max_allowed, message }: ApiProblem['body']) {
    const hasNumbers = current_count !== undefined && max_allowed !== undefined
    const text = hasNumbers ? m.limitText(current_count, max_allowed) : message || m.limitDefault
    toasts.warning(m.limitTitle, text, {
      duration: limit,
      action: { label: m.upgradePlan, run: () => void navigate({ to: pages.plans.path }) },
    })
  }

  function failed(problem: unknown, text: string) {
    const isSignedOut = isApiProblem(problem, 'unauthenticated')
    toasts.error(isSignedOut ? m.signedOut : text, undefined, { duration: plain })
  }

  return {
    saved: () => toasts.success(m.saved, undefined, { duration: plain }),
    /** @param undo null if it could not be saved again */
    removed: (undo: (() => void) | null) =>
      toasts.success(m.removed, place === 'saved' ? m.removedText : undefined, {
        duration: plain,
        ...(undo && { action: { label: m.undo, run: undo } }),
      }),
    /** In the outbox; its texts load on demand. */
    waiting: (kind: 'save' | 'unsave') => {
      void import('../../seeker/waiting/messages.ts').then(
        ({ offlineMessages }) => {
          const { savedForLater, removedForLater, sentLater } = offlineMessages
          toasts.info(kind === 'save' ? savedForLater : removedForLater, sentLater, { duration: plain })
        },
        () => null,
      )
    },
    saveFailed: (problem: unknown) => {
      if (isLimitReached(problem)) limitReached(problem.body)
      else
        failed(
          problem,
          isApiProblem(problem, 'subscription-required') ? serverWords(problem) : m.toggleFailed,
        )
    },
    removeFailed: (problem: unknown) => failed(problem, place === 'saved' ? m.removeFailed : m.toggleFailed),
  }
}
