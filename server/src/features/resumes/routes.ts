import {
  chooseResume,
  deleteResume,
  downloadCurrentResume,
  downloadResume,
  listResumes,
  parseResume,
  resumeTexts,
  uploadResume,
  viewCurrentResume,
} from '@hanap/contract/profile/resumes'
import { idParam } from '@hanap/contract/wire/wire'
import { created, noContent, ok, type Serve } from '../../http/serve.ts'
import { invalid } from '../../lib/problem.ts'
import type { Resumes } from './service.ts'

export function routeResumes(serve: Serve, resumes: Resumes) {
  serve(listResumes, async ({ user }) => {
    const results = await resumes.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(uploadResume, async ({ user, file, body }) => {
    if (!file) throw invalid({ file: resumeTexts.required })
    const { isNew, ...resume } = await resumes.keep(user.id, { ...file, name: body.filename || file.name })
    return isNew ? created(resume) : ok(resume)
  })
  serve(deleteResume, async ({ user, params }) => {
    await resumes.remove(user.id, params.id)
    return noContent()
  })
  serve(chooseResume, async ({ user, params }) => ok(await resumes.makeCurrent(user.id, params.id)))
  serve(downloadResume, async ({ user, params }) =>
    ok(await resumes.file(user.id, params.id, { inline: false })),
  )
  serve(downloadCurrentResume, async ({ user }) =>
    ok(await resumes.file(user.id, 'current', { inline: false })),
  )
  serve(viewCurrentResume, async ({ user }) => ok(await resumes.file(user.id, 'current', { inline: true })))
  serve(parseResume, async ({ user, file, body }) => {
    if (file) return ok(await resumes.factsOfFile(user.id, file))
    const id = idParam.safeParse(String(body.resume ?? ''))
    if (!id.success) throw invalid({ resume: resumeTexts.required })
    return ok(await resumes.factsOf(user.id, id.data))
  })
}
