import { listTeamMembers, testApi, viewTeamPhoto } from '@hanap/contract/site/team'
import { ok, type Serve } from '../../http/serve.ts'
import type { Team } from './service.ts'

export function routeTeam(serve: Serve, team: Team) {
  serve(listTeamMembers, async () => {
    const results = await team.list()
    return ok({ count: results.length, results })
  })
  serve(viewTeamPhoto, async ({ params }) => ok(await team.photo(params.id)))
  serve(testApi, async () => ok({ message: 'The API answers.' }))
}
