import { useQueryClient } from '@tanstack/react-query'
import { applicationsQuery } from '../../../acts/apply/queries.ts'
import { ApiProblem, isApiProblem } from '../../../api/problems/problems.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { applicationMessages } from './messages.ts'

/** ' (Status: 500)', or ' (No response received)'. */
export function failureSuffix(problem: unknown, m: typeof applicationMessages): string {
  return problem instanceof ApiProblem ? m.statusCode(problem.status) : m.noResponse
}

/** Shows the server's own words, or that another tab deleted the application; then reloads the list. */
export function useTellFailure() {
  const m = applicationMessages
  const own = detailMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  return (problem: unknown, text: string) => {
    if (isApiProblem(problem, 'not-found')) {
      toasts.warning(own.goneTitle, own.goneText)
      void queries.invalidateQueries({ queryKey: applicationsQuery().queryKey })
      return
    }
    const isMismatch = isApiProblem(problem, 'idempotency-mismatch')
    const refusal = problem instanceof ApiProblem && problem.status < 500 ? problem.detail : ''
    toasts.error(text + failureSuffix(problem, m), isMismatch ? own.mayBeSaved : refusal || undefined)
  }
}
