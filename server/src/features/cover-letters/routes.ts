import { createCoverLetter } from '@hanap/contract/cover-letters'
import { created, type Serve } from '../../http/serve.ts'
import type { CoverLetters } from './service.ts'

export function routeCoverLetters(serve: Serve, coverLetters: CoverLetters) {
  serve(createCoverLetter, async ({ user, body }) => created(await coverLetters.create(user.id, body)))
}
