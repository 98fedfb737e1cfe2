import { expect, test } from 'vitest'
import { letterFile, safeFileName } from './letter-file.ts'

test.each([
  ['Cover letter for Bookkeeper', 'Cover letter for Bookkeeper'],
  ['Cover letter for AP/AR: "Lead" <remote> | C:\\ 50%*?', 'Cover letter for AP AR Lead remote C 50%'],
  ['Cover letter for Sales\n\tLead\u0000', 'Cover letter for Sales Lead'],
  ['Cover letter for evil\u202etxt.exe', 'Cover letter for evil txt.exe'],
  ['..hidden. . ', 'hidden'],
  ['Cover letter for Ñandú 営業 👩‍💻', 'Cover letter for Ñandú 営業 👩 💻'],
  ['/// ', ''],
])('a letter called %j is a file called %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})

test('a long title makes a name that every file system takes', () => {
  for (const character of ['x', '営', '😀', 'e\u0301\u0302\u0303']) {
    const name = safeFileName(`Cover letter for ${character.repeat(300)}`)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
    expect(name.isWellFormed()).toBe(true)
    expect(name.length).toBeGreaterThan(50)
  }
})

test('the file holds subject, an empty line and the letter', async () => {
  const file = letterFile({ subject: 'Books, gladly', content: 'I keep books.\n\nAña' })
  expect(await file.text()).toBe('Books, gladly\n\nI keep books.\n\nAña\n')
  expect(file.type).toBe('text/plain;charset=utf-8')
})
