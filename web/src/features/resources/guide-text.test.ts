import { expect, test } from 'vitest'
import { readGuide } from './guide-text.ts'

test('a guide is read into headings, words, lists, steps and examples', () => {
  const text = `
First **strong** line
goes on with [a link](/salaries).

## A heading

- one
- **two** and more

1. first
2. second

> Hi Ms Carter,
>
> Mia`
  expect(readGuide(text)).toEqual([
    {
      kind: 'words',
      pieces: [
        { kind: 'words', text: 'First ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'words', text: ' line goes on with ' },
        { kind: 'link', text: 'a link', href: '/salaries' },
        { kind: 'words', text: '.' },
      ],
    },
    { kind: 'heading', text: 'A heading' },
    {
      kind: 'list',
      items: [
        [{ kind: 'words', text: 'one' }],
        [
          { kind: 'strong', text: 'two' },
          { kind: 'words', text: ' and more' },
        ],
      ],
    },
    { kind: 'steps', items: [[{ kind: 'words', text: 'first' }], [{ kind: 'words', text: 'second' }]] },
    { kind: 'example', lines: ['Hi Ms Carter,', 'Mia'] },
  ])
})
