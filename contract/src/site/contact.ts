import { endpoint } from '../wire/endpoint.ts'
import { messageSchema } from '../wire/wire.ts'
import { contactSchema } from './contact-message.ts'

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact/',
  access: 'public',
  summary:
    'Send a message to who runs the site; the same message again within minutes is answered 200 and kept once',
  body: contactSchema,
  // A character may take several bytes.
  bodyBytes: 48 * 1024,
  answers: { 201: messageSchema, 200: messageSchema },
})
