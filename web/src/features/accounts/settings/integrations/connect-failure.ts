import { integrationTexts } from '@hanap/contract/applications/connect-board'
import { ApiProblem, isRefusedFor } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { translate } from '../../../../i18n/translate.ts'
import type { integrationMessages } from './messages.ts'

type Texts = typeof integrationMessages

export function connectFailureText(problem: unknown, m: Texts): string {
  if (!(problem instanceof ApiProblem)) return m.connectOther
  if (problem.code === 'unauthenticated') return m.loadLoggedOut
  if (isRefusedFor(problem, 'board-credentials')) return m.wrongCredentials
  if (isRefusedFor(problem, 'not-found')) return m.unavailable
  return serverWords(problem) || m.connectOther
}

/** The board's own words, unless the toast shows them already. */
export function boardWords(problem: unknown, shown: string): string {
  const words = problem instanceof ApiProblem && problem.code === 'board-credentials' && serverWords(problem)
  const isSaid = words === shown || words === translate(integrationTexts.wrongCredentials)
  return words && !isSaid ? words : ''
}
