import { expect, test } from 'vitest'
import { emptyDraft } from '../draft.ts'
import { errorsAtFields, withoutChanged } from './step-errors.ts'

test('the server’s names of fields are those of the steps', () => {
  expect(
    errorsAtFields({
      title: 'a',
      'projects.0.title': 'b',
      projects: 'c',
      'job_preferences.salary_min': 'd',
      'skills.3': 'e',
    }),
  ).toEqual({ title: 'a', '0.title': 'b', projects: 'c', salary_min: 'd', skills: 'e' })
})

test('an error goes when its own field is changed, and no sooner', () => {
  const one = { title: '', description: '', url: '' }
  const draft = { ...emptyDraft, projects: [one, one] }
  const errors = { '0.title': 'a', '0.description': 'b', '1.title': 'c', website: 'd', work_options: 'e' }
  const changed = withoutChanged(errors, draft, { projects: [{ ...one, title: 'Shop' }, one] })
  expect(Object.keys(changed)).toEqual(['0.description', '1.title', 'website', 'work_options'])
  expect(withoutChanged(errors, draft, { projects: [one] })).toEqual({ website: 'd', work_options: 'e' })
  expect(withoutChanged(errors, draft, { willing_to_relocate: true })).not.toHaveProperty('work_options')
  const pay = { salary_min: 'a', job_types: 'b' }
  const preferences = { ...draft.preferences, salary_min: '5' }
  expect(withoutChanged(pay, draft, { preferences })).toEqual({ job_types: 'b' })
})
