import { describe, expect, it } from 'vitest'
import { fileNameFor } from './rules.ts'

describe('The name of a resume', () => {
  it.each([
    ['Ana Reyes CV.pdf', 'Ana Reyes CV.pdf'],
    ['Ana Reyes.PDF', 'Ana Reyes.pdf'],
    ['resume.docx', 'resume.pdf'],
    ['resume.pdf.docx.pdf', 'resume.pdf'],
    ['resume.exe', 'resume.exe.pdf'],
    ['resume.v2', 'resume.v2.pdf'],
    ['resume', 'resume.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ana\\resume.pdf', 'resume.pdf'],
    ['..', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['Ana\u202efdp.exe', 'Anafdp.exe.pdf'],
    ['two\r\nlines\u0000.pdf', 'twolines.pdf'],
    ['half \ud800 a letter.pdf', 'half � a letter.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['Pen\u0303a \u0130lk.pdf', 'Peña İlk.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(fileNameFor(sent, 'pdf')).toBe(kept)
  })

  it('has 150 letters at most, its ending among them, and no half letters', () => {
    const kept = fileNameFor(`${'😀'.repeat(255)}.pdf`, 'docx')
    expect([...kept]).toHaveLength(150)
    expect(kept).toBe(`${'😀'.repeat(145)}.docx`)
    expect(fileNameFor(`${'a'.repeat(255)}.doc`, 'doc')).toBe(`${'a'.repeat(146)}.doc`)
  })
})
