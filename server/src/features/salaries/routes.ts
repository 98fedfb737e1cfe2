import { getSalaryGuide } from '@hanap/contract/jobs/salaries'
import { ok, type Serve } from '../../http/serve.ts'
import type { Salaries } from './service.ts'

export function routeSalaries(serve: Serve, salaries: Salaries) {
  serve(getSalaryGuide, async ({ query, facts }) => ok(await salaries.guide(query, facts.address)))
}
