import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { expect, test } from 'vitest'
import { asSent } from './rules.ts'

test('the subject is one line and not too long, however the title is written', () => {
  expect(defaultSubject(' Support\n  Lead ')).toBe('Application for Support Lead')
  expect(defaultSubject('x'.repeat(300))).toHaveLength(200)
})

test('a letter travels without the blanks around it, with a subject in any case', () => {
  expect(asSent({ subject: ' Hi ', content: '\n One\n\n two \n' }, 'Lead')).toEqual({
    subject: 'Hi',
    content: 'One\n\n two',
  })
  expect(asSent({ subject: '  ', content: 'x' }, 'Lead').subject).toBe('Application for Lead')
})

test('control characters of a paste stay behind; lines and tabs travel', () => {
  expect(asSent({ subject: 'Hi\u0007', content: 'One\u0000\n\ttwo\u001b\u0085' }, 'Lead')).toEqual({
    subject: 'Hi',
    content: 'One\n\ttwo',
  })
})

test.each(['\u200b', '\u2060 \u3164', '\u115f\u1160', '\u2800\n', '\u202e\u00ad', '\u0007'])(
  'a letter of %j is as empty as it looks',
  (content) => {
    expect(asSent({ subject: content, content }, 'Lead')).toEqual({
      subject: 'Application for Lead',
      content: '',
    })
  },
)

test('a letter of one emoji is a letter, with the mark that colours it', () => {
  expect(asSent({ subject: 'Hi', content: '❤️' }, 'Lead').content).toBe('❤️')
})
