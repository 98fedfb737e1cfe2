import { expect, test } from 'vitest'
import { memberWords } from './member-words.ts'

const maya = { position: 'Design', bio: 'Draws.', position_fil: 'Disenyo', bio_fil: null }

test('an English page says who maya is in English', () => {
  expect(memberWords(maya, 'en')).toEqual({ position: { text: 'Design' }, bio: { text: 'Draws.' } })
})

test('a Filipino page says it in Filipino, and marks as English what it has in English alone', () => {
  expect(memberWords(maya, 'fil')).toEqual({
    position: { text: 'Disenyo' },
    bio: { text: 'Draws.', lang: 'en' },
  })
})
