import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const bannedIn = (text: string) =>
  readOrders(`How to apply:\n${text}`).find(({ kind }) => kind === 'do-not')?.what

describe('What employers refuse is told apart, so that ana is judged by that alone', () => {
  test.each([
    ['Please do not send a resume.', 'resume'],
    ['No resumes or CVs please.', 'resume'],
    ['No resume, no cover letter', 'resume-and-more'],
    ['Don’t attach your CV or cover letter.', 'resume-and-more'],
    ['Do not send a resume in Word format.', 'attachment'],
    ['Do not send a cover letter.', 'attachment'],
    ['Do not send generic resumes.', 'ai'],
    ['If you just send a CV or a long ChatGPT-style message, you’ll be skipped.', 'ai'],
    ['DMs will not be entertained, so send your CV to the address below.', 'board'],
  ])('%s', (text, what) => {
    expect(bannedIn(text)).toBe(what)
  })
})

test.each([
  ['Use "MKF VA - then your name e.g. MKF VA - MICHA" as the subject line.', true],
  ['Use "Video Editor – [Owner of Tesla]" as the subject line.', true],
  ['Use "Position - Full Name" as the subject line.', true],
  ['Use "Your First Name (Calm)" as the subject line.', false],
  ['Use "CALM – [Your Name]" as the subject line.', false],
])('a subject that ana’s name alone does not fill is in doubt: %s', (text, isDoubted) => {
  expect(readOrders(text).find(({ kind }) => kind === 'subject-line')?.doubt).toBe(isDoubted)
})
