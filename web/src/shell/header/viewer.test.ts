import { expect, test } from 'vitest'
import { ana as someAna } from '../../../test/seekers.ts'
import { shellMessages } from '../messages.ts'
import { viewerOf } from './viewer.ts'

/** As the server sends her: on the free trial. */
const ana = {
  ...someAna,
  username: 'ana_reyes',
  subscription: { status: 'active', plan: { plan_type: 'free' as const, has_advanced_filtering: false } },
}

test('the header shows her name, her letters and her plan', () => {
  expect(viewerOf(ana, undefined, shellMessages)).toEqual({
    name: 'Ana Reyes',
    email: 'ana@example.com',
    letters: 'AR',
    badge: 'Free Trial',
  })
})

test('a seeker without names is shown by username', () => {
  const viewer = viewerOf({ ...ana, first_name: '', last_name: '' }, undefined, shellMessages)
  expect(viewer).toMatchObject({ name: 'ana_reyes', letters: 'AN' })
})
