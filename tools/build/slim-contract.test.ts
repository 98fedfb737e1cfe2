import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'
import { slimContract } from './slim-contract.ts'

async function scriptOf(code: string): Promise<string> {
  const entry = '\0page'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.join(projectRoot, 'web'),
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
      slimContract(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
  })
  if (!('output' in result)) throw new Error('Nothing was built')
  return result.output.map((part) => ('code' in part ? part.code : '')).join('\n')
}
const from = (noun: string) => path.join(projectRoot, 'contract', 'src', `${noun}.ts`)

test('a page that only calls endpoints loads their addresses and no schema library', async () => {
  const script = await scriptOf(`
    import { searchJobs } from '${from('jobs/jobs')}'
    import { saveJob, removeSavedJob } from '${from('jobs/saved-jobs')}'
    console.log(searchJobs, saveJob, removeSavedJob)`)
  expect(script).toContain('/jobs/search/')
  expect(script).toContain('/saved-jobs/:id/')
  expect(script).not.toMatch(/zod/i)
  expect(script.length).toBeLessThan(3_000)
})

test('whether an answer has a body is still known', async () => {
  const script = await scriptOf(`
    import { saveJob, removeSavedJob } from '${from('jobs/saved-jobs')}'
    console.log(saveJob, removeSavedJob)`)
  expect(script).toMatch(/201: true,\s+200: true/)
  expect(script).toMatch(/204: null/)
})

test('what an endpoint shares with another by a spread is left out, and its address is not', async () => {
  const script = await scriptOf(`
    import { saveOnboarding, saveProfile } from '${from('profile/profile')}'
    console.log(saveOnboarding, saveProfile)`)
  expect(script).toContain('/jobseeker/profile/')
  expect(script).not.toMatch(/ZodMini|bodyBytes|resume_file/)
})

test('a form keeps the rules of its fields', async () => {
  const script = await scriptOf(`
    import { loginSchema } from '${from('accounts/account-forms')}'
    console.log(loginSchema)`)
  expect(script).toMatch(/zod/i)
  expect(script).toContain('Password must be at least 6 characters')
  expect(script).not.toContain('/auth/login/')
})

test('a text with a tag stays behind its tag, and what nobody reads of it goes', async () => {
  const script = await scriptOf(`
    import { findContacts } from '${from('profile/contact-details')}'
    console.log(findContacts)`)
  expect(script).toMatch(/String\.raw`/)
  expect(script).not.toMatch(/String\.raw\s*\(/)
  const unread = await scriptOf(`
    import '${from('profile/contact-details')}'
    console.log('nothing of it')`)
  expect(unread).not.toContain('String.raw')
})
