import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTypedText } from './use-typed-text.ts'

function openBox(given: string) {
  const { result, rerender } = renderHook((words: string) => useTypedText(words), { initialProps: given })
  return {
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    search: () => act(() => result.current.tell(result.current.text)),
    addressBecomes: rerender,
  }
}

test('what ana types while her last search is still on its way stays in the box', () => {
  const box = openBox('')
  box.type('va')
  box.search()
  box.type('va no experience')
  box.addressBecomes('va')
  expect(box.text()).toBe('va no experience')
})

test('Back, forward and links change the words in the box', () => {
  const box = openBox('')
  for (const words of ['va', 'bookkeeper']) {
    box.type(words)
    box.search()
    box.addressBecomes(words)
  }
  box.addressBecomes('va')
  expect(box.text()).toBe('va')
  box.addressBecomes('bookkeeper')
  expect(box.text()).toBe('bookkeeper')
  box.type('book')
  box.addressBecomes('')
  expect(box.text()).toBe('')
})
