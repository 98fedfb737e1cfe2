import { createCoverLetter, generateCoverLetter } from '@hanap/contract/cover-letters'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { LetterGeneration } from './generation.ts'
import type { CoverLetters } from './service.ts'

export function routeCoverLetters(
  serve: Serve,
  coverLetters: CoverLetters,
  letterGeneration: LetterGeneration,
) {
  serve(createCoverLetter, async ({ user, body }) => created(await coverLetters.create(user.id, body)))
  serve(generateCoverLetter, async ({ user, body }) => ok(await letterGeneration.generate(user.id, body)))
}
