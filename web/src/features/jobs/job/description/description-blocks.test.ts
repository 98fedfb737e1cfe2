import { expect, test } from 'vitest'
import { descriptionBlocks } from './description-blocks.ts'

test('paragraphs, headings and both kinds of lists are told apart', () => {
  const text = [
    'We keep books.',
    'For small shops.',
    '',
    'What you will do:',
    '- Bank feeds',
    '',
    '• Payroll',
    'How to apply:',
    '1. Write to us',
    '2) Wait',
    '4. Not the next one',
    '',
    'What you get',
    '- Weekly pay',
    '',
    'Thank you.',
  ].join('\r\n')
  expect(descriptionBlocks(text)).toEqual([
    { kind: 'text', text: 'We keep books.\nFor small shops.' },
    { kind: 'heading', text: 'What you will do' },
    { kind: 'bullets', items: ['Bank feeds', 'Payroll'] },
    { kind: 'heading', text: 'How to apply' },
    { kind: 'numbers', first: 1, items: ['Write to us', 'Wait'] },
    { kind: 'numbers', first: 4, items: ['Not the next one'] },
    { kind: 'heading', text: 'What you get' },
    { kind: 'bullets', items: ['Weekly pay'] },
    { kind: 'text', text: 'Thank you.' },
  ])
})

test.each([
  ['markup is text like any other', '<b>Hi</b>', [{ kind: 'text', text: '<b>Hi</b>' }]],
  ['a figure with a sign is no list', '-5 % a year', [{ kind: 'text', text: '-5 % a year' }]],
  ['a dash without a space leads one', '-Xero\n·  MYOB', [{ kind: 'bullets', items: ['Xero', 'MYOB'] }]],
  ['a figure at the start is no list', '40 hours a week', [{ kind: 'text', text: '40 hours a week' }]],
  ['a long line with a colon is no heading', `${'word '.repeat(20)}:`, undefined],
  ['nothing is nothing', ' \n ', []],
])('%s', (_, text, blocks) => {
  const read = descriptionBlocks(text)
  if (blocks) expect(read).toEqual(blocks)
  else expect(read).toMatchObject([{ kind: 'text' }])
})
