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
    ['No resume please.', 'resume'],
    ['Do not apply here, email us instead.', 'board'],
    ['Please don’t apply on this site, apply on our website.', 'board'],
    ['Never reply here; use the link below.', 'board'],
    ['We do not monitor this inbox.', 'board'],
    ['Applications sent by OnlineJobs messages will not be reviewed.', 'board'],
    ['Applications not made through OnlineJobs.ph will be ignored.', 'contact'],
    ['Applications sent outside of OnlineJobs will not be considered.', 'contact'],
    ['Applications sent via any channel other than this platform will be rejected.', 'contact'],
    ['Do not send your application via email; apply through this platform only.', 'contact'],
    ['Do not message us on WhatsApp, reply here instead.', 'contact'],
    ['Do not apply through other websites, only here.', 'contact'],
    ['Please do not send your resume by email.', 'contact'],
    ['DMs on Facebook will not be entertained.', 'contact'],
    ['Please do not send copy-pasted messages.', 'ai'],
    ['Do not reply to this post with “I am interested”', 'words'],
    ['Do not answer the questions in the letter.', 'answer'],
    ['Please do not answer these questions in your cover letter:\n1. Who are you?\n2. Why us?', 'answer'],
    ['Please avoid words like "passionate".', 'words'],
    ['No buzzwords or clichés in your letter.', 'words'],
    ['No emojis.', 'words'],
    ['Do not mention your salary.', 'words'],
    ['No AI words.', 'ai'],
    ['No generic answers.', 'ai'],
    ['Do not answer the questions with ChatGPT.', 'ai'],
    ['Do not write a cover letter.', 'attachment'],
    ['No links, no attachments.', 'attachment'],
    ['No photo please.', 'attachment'],
    ['Do not attach a photo.', 'attachment'],
    ['DMs will not be entertained, so send your CV to the address below.', 'board'],
  ])('%s', (text, what) => {
    expect(bannedIn(text)).toBe(what)
  })

  test.each([
    ['Do not respond with one-line messages.'],
    ['We will not respond to messages that do not include the code word.'],
    ['We do not read messages without a video.'],
    ['We do not check messages on weekends.'],
    ['Late applications sent here will not be considered.'],
    ['Do not submit more than one application on this platform.'],
    ['Do not reply to this post before reading it.'],
    ['Do not send your phone number here.'],
    ['Do not message clients directly.'],
    ['We will not be able to reply to every message here.'],
    ['Applications not sent to our email will be rejected.'],
    ['No resume? No problem.'],
    ['No video editing experience needed.'],
    ['With paid overtime you do not need to go outside of the company.'],
    ['Never miss words in a transcript.'],
  ])('some are refused, not the board: %s', (text) => {
    expect(bannedIn(text)).toBeUndefined()
  })

  test.each([
    ['No resume, no interview.', 'resume'],
    ['No CV - no reply', 'resume'],
    ['No portfolio = no consideration', 'portfolio'],
    ['No resume? No interview.', 'resume'],
    ['No portfolio? No reply!', 'portfolio'],
    ['NO LOOM. NO INTERVIEW.', 'video'],
    ['Remember: no video intro, no callback.', 'video'],
  ])('without it there is nothing, so it is asked for: %s', (text, what) => {
    expect(readOrders(`How to apply:\n${text}`)).toMatchObject([{ kind: 'attach', what }])
  })

  test.each([
    ['Please do not send your resume by email.'],
    ['Do not contact me via Messenger.'],
    ['Please do not answer these questions in your cover letter:\n1. Who are you?\n2. Why us?'],
    ['Please avoid words like "passionate".'],
  ])('nothing is asked by "%s"', (text) => {
    expect(readOrders(`How to apply:\n${text}`).map(({ kind }) => kind)).toEqual(['do-not'])
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
