import { suggestSkills } from '@hanap/contract/skills'
import { ok, type Serve } from '../../http/serve.ts'
import type { Skills } from './service.ts'

/** The addresses of contract/src/skills.ts. */
export function routeSkills(serve: Serve, skills: Skills) {
  serve(suggestSkills, async ({ query }) => {
    const results = await skills.suggest(query.q)
    return ok({ count: results.length, results })
  })
}
