import { expect, test } from 'vitest'
import { textsKnown, translate } from './translate.fil.ts'
import { textsKnown as textsKnownInEnglish, translate as translateToEnglish } from './translate.ts'

test('a refusal is said in Filipino once the words are there', async () => {
  await textsKnown()
  expect(translate('Invalid email or password')).toBe('Mali ang email o password')
  expect(translate('Mali ang email o password')).toBe('Mali ang email o password')
})

test('the English site says what it is told', async () => {
  await textsKnownInEnglish()
  expect(translateToEnglish('Invalid email or password')).toBe('Invalid email or password')
})
