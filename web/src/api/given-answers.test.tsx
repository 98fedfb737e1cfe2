import { afterEach, expect, test } from 'vitest'
import { givenAnswer, writeGivenAnswers } from './given-answers.ts'

afterEach(() => {
  document.body.replaceChildren()
})

test('a page has the answers that were rendered into it, whatever employers write', () => {
  const answers = { '/work/': { title: '</script><script>alert(1)</script><!-- "quoted"' } }
  const page = new DOMParser().parseFromString(writeGivenAnswers(answers), 'text/html')
  const scripts = [...page.querySelectorAll('script')]
  document.body.append(...scripts)
  expect(scripts).toHaveLength(1)
  expect(givenAnswer('/work/')).toEqual(answers['/work/'])
  expect(givenAnswer('/work/bookkeeper/')).toBeUndefined()
})

test('a page without any asks the server', () => {
  expect(givenAnswer('/work/')).toBeUndefined()
})
