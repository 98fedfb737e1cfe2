import { suggestSkills } from '@hanap/contract/profile/skills'
import { ok, type Serve } from '../../http/serve.ts'
import type { Skills } from './service.ts'

export function routeSkills(serve: Serve, skills: Skills) {
  serve(suggestSkills, async ({ query }) => {
    const results = await skills.suggest(query.q)
    return ok({ count: results.length, results })
  })
}
