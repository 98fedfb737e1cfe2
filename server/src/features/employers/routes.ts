import { getEmployer, listEmployers } from '@hanap/contract/jobs/employers'
import { ok, type Serve } from '../../http/serve.ts'
import type { Employers } from './service.ts'

export function routeEmployers(serve: Serve, employers: Employers) {
  serve(listEmployers, async ({ query }) => ok(await employers.list(query)))
  serve(getEmployer, async ({ user, params, query }) =>
    ok(await employers.get(user.id, params.id, query.page)),
  )
}
