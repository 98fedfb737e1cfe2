import { expect, test } from 'vitest'
import { readOwnPath } from './paths.ts'

test.each(['/jobs', '/jobs/17', '/jobs?search=data%20entry&page=2', '/settings?tab=integrations#top', '/'])(
  'somebody may be sent back to %s',
  (path) => expect(readOwnPath(path)).toBe(path),
)

test.each([
  'https://evil.example/jobs',
  '//evil.example/jobs',
  '/\\evil.example/jobs',
  '/\t/evil.example',
  'javascript:alert(1)',
  'jobs',
  '/no-such-page',
  '/login',
  '/login/?next=/login',
  '/logout',
  '/register',
  '/confirm-email#token=somebody-elses',
  '/reset-password#token=somebody-elses',
  '/login-success#token=somebody-elses',
  '/oauth-callback?code=somebody-elses',
  '',
  undefined,
  7,
])('nobody is sent to %s', (path) => expect(readOwnPath(path)).toBeUndefined())
