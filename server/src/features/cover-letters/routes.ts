import {
  createCoverLetter,
  generateCoverLetter,
  listCoverLetters,
  readCoverLetter,
  removeCoverLetter,
  updateCoverLetter,
} from '@hanap/contract/letters/cover-letters'
import { created, noContent, ok, type Serve } from '../../http/serve.ts'
import type { LetterGeneration } from './generation/service.ts'
import type { CoverLetters } from './service.ts'

export function routeCoverLetters(
  serve: Serve,
  coverLetters: CoverLetters,
  letterGeneration: LetterGeneration,
) {
  serve(createCoverLetter, async ({ user, body }) => created(await coverLetters.create(user.id, body)))
  serve(generateCoverLetter, async ({ user, body, tell, gone }) =>
    ok(await letterGeneration.generate(user.id, body, { tell, gone })),
  )
  serve(listCoverLetters, async ({ user, query }) =>
    ok(await coverLetters.list(user.id, Number(query.page ?? 1))),
  )
  serve(readCoverLetter, async ({ user, params }) => ok(await coverLetters.read(user.id, params.id)))
  serve(updateCoverLetter, async ({ user, params, body, expect }) =>
    ok(await coverLetters.update({ userId: user.id, letterId: params.id, expect }, body)),
  )
  serve(removeCoverLetter, async ({ user, params }) => {
    await coverLetters.remove(user.id, params.id)
    return noContent()
  })
}
