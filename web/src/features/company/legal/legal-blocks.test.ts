import { expect, test } from 'vitest'
import { readBlocks, readLinks } from './legal-blocks.ts'

test('a section is paragraphs, lists and rows, in their order', () => {
  expect(
    readBlocks('\nOne line\ngoes on.\n\n- first\n- second\n\n| What | Why\n| Name | To greet you\n'),
  ).toEqual([
    { kind: 'paragraph', text: 'One line goes on.' },
    { kind: 'list', items: ['first', 'second'] },
    {
      kind: 'rows',
      rows: [
        ['What', 'Why'],
        ['Name', 'To greet you'],
      ],
    },
  ])
})

test('a link is words with an address, and everything else is left as it is', () => {
  expect(readLinks('Ask [us](/contact) or (do) not [at all].')).toEqual([
    { text: 'Ask ' },
    { text: 'us', href: '/contact' },
    { text: ' or (do) not [at all].' },
  ])
  expect(readLinks('[Settings](/settings?tab=privacy)')).toEqual([
    { text: 'Settings', href: '/settings?tab=privacy' },
  ])
})
