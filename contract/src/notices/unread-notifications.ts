import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread/',
  access: 'user',
  summary: 'How many notifications this seeker has not read',
  answers: { 200: z.object({ unread_count: z.number() }) },
})
