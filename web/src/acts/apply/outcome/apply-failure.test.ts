import { expect, test } from 'vitest'
import { ApiProblem, NetworkProblem } from '../../../api/problems/problems.ts'
import { applyMessages } from '../apply-messages.ts'
import { EndUnknown, readApplyFailure } from './apply-failure.ts'

const m = applyMessages
const details = {
  reason: 'Online Jobs Portal no longer lists it.',
  possible_causes: ['The employer filled the job.'],
  suggestions: ['Look for similar jobs.'],
  job_url: 'https://board.example/job/7',
}
const read = (problem: unknown) => readApplyFailure(problem, 'apply', m)

test.each([
  ['a session that ended', 401, { code: 'unauthenticated' }, 'Authentication required. Please log in again.'],
  ['any other 401', 401, { code: 'board-credentials' }, 'Authentication required. Please log in again.'],
  [
    'texts at fields',
    400,
    { code: 'invalid', errors: { subject: ['A subject is one line'], content: ['Too long', 'Too plain'] } },
    'Validation error: subject: A subject is one line, content: Too long Too plain',
  ],
  ['a bad request', 400, { code: 'invalid' }, 'Invalid request data. Please check your inputs.'],
  [
    'a job that is gone',
    404,
    { code: 'not-found', detail: 'This job was not found.' },
    'Resource not found. The job or cover letter might have been removed.',
  ],
  ['a crash', 500, { code: 'internal', detail: 'stack' }, 'There was an error submitting your application.'],
  ['an odd status', 418, {}, 'There was an error submitting your application.'],
  ['too many tries', 429, { code: 'too-many', detail: 'Please wait a minute.' }, 'Please wait a minute.'],
  [
    'a plan that ended',
    403,
    { code: 'subscription-required', detail: 'An active subscription is required. Please choose a plan.' },
    'An active subscription is required. Please choose a plan.',
  ],
] as const)('%s has its text', (_, status, body, text) => {
  const failure = read(new ApiProblem(status, body as never))
  expect(failure.text).toBe(text)
  expect(failure.details).toBeNull()
  expect(failure.isUnknown).toBe(false)
})

test.each([400, 401, 403, 404, 502])('with details the server’s own message is shown, at %d', (status) => {
  const failure = read(new ApiProblem(status, { error: 'This job is no longer open.', details }))
  expect(failure).toMatchObject({ text: 'This job is no longer open.', details })
})

test.each([
  ['a 404', 404, {}, true],
  ['a 400 with details', 400, { details }, true],
  ['a 400 without details', 400, {}, false],
  ['the board being down', 502, { details }, false],
  ['a session that ended', 401, { code: 'unauthenticated' }, false],
] as const)('after %s the apply dialog has something left to do or not', (_, status, body, closes) => {
  expect(read(new ApiProblem(status, body as never)).closesApplying).toBe(closes)
})

test('only a lost handing over leaves the end open', () => {
  expect(read(new EndUnknown(false, new NetworkProblem('timeout')))).toMatchObject({
    isUnknown: true,
    isUnderWay: false,
    closesApplying: false,
  })
  expect(read(new NetworkProblem('offline'))).toMatchObject({
    isUnknown: false,
    text: 'We couldn’t reach Hanap. Check your connection and try again. We sent nothing. Your cover letter is safe.',
  })
})

test('an answer that the board may have it is no failure, and leaves nothing to send', () => {
  const body = { code: 'sending-unknown', error: 'We could not find out.', details }
  const failure = read(new ApiProblem(502, body))
  expect(failure).toMatchObject({ isUnknown: true, closesApplying: true, text: body.error, details })
})

test('a second sender is told that it is being sent already', () => {
  const failure = read(new EndUnknown(true, new ApiProblem(409, { code: 'in-progress' })))
  expect(failure).toMatchObject({ isUnderWay: true, isUnknown: false })
  expect(failure.text).not.toContain('connection dropped')
})
