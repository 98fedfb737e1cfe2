import { mailsTo } from './doubles/outbox.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** @returns the search's id */
export async function saveSearch(app: TestApp, as: Person, criteria: object, name = 'My search') {
  const { status, body } = await app.post('/saved-searches/', { as, body: { name, criteria } })
  if (status !== 201) throw new Error(`the search was not saved: ${JSON.stringify(body)}`)
  return body.id as number
}

export const setNotifications = (app: TestApp, as: Person, body: object) =>
  app.put('/settings/notifications/', { as, body })

/** Oldest first. */
export const alertMails = async (app: TestApp, person: Person) =>
  (await mailsTo(app, person.email)).filter(({ subject }) => /^\d+ new jobs? for /.test(subject))

/** Oldest first. */
export async function alertsTold(app: TestApp, as: Person) {
  const { body } = await app.get('/notifications/', { as })
  const told: { kind: string; title: string; text: string; path: string }[] = body.results
  return told.filter(({ kind }) => kind === 'job-alert').reverse()
}
