import {
  createAiInstructions,
  getAiInstructions,
  updateAiInstructions,
} from '@hanap/contract/letters/ai-instructions'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { AiInstructions } from './service.ts'

export function routeAiInstructions(serve: Serve, aiInstructions: AiInstructions) {
  serve(getAiInstructions, async ({ user }) => ok(await aiInstructions.read(user.id)))
  serve(createAiInstructions, async ({ user, body, expect }) => {
    const { record, isNew } = await aiInstructions.keep({ userId: user.id, expect }, body.instructions)
    return isNew ? created(record) : ok(record)
  })
  serve(updateAiInstructions, async ({ user, params, body, expect }) =>
    ok(await aiInstructions.update({ userId: user.id, id: params.id, expect }, body.instructions)),
  )
}
