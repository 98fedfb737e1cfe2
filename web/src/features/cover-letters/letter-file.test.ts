import { expect, test } from 'vitest'
import { letterFile, safeFileName } from './letter-file.ts'

test.each([
  ['Letter for Bookkeeper', 'Letter for Bookkeeper'],
  ['Letter for AP/AR: "Lead" <remote> | C:\\ 50%*?', 'Letter for AP AR Lead remote C 50%'],
  ['Letter for Sales\n\tLead\u0000', 'Letter for Sales Lead'],
  ['Letter for evil\u202etxt.exe', 'Letter for evil txt.exe'],
  ['..hidden. . ', 'hidden'],
  ['Letter for Ñandú 営業 👩‍💻', 'Letter for Ñandú 営業 👩 💻'],
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
