import { sendContactMessage } from '@hanap/contract/site/contact'
import { contactTexts } from '@hanap/contract/site/contact-texts'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { Contact } from './service.ts'

export function routeContact(serve: Serve, contact: Contact) {
  serve(sendContactMessage, async ({ body, facts }) => {
    const { isFirst } = await contact.send(body, facts.address)
    const thanks = { message: contactTexts.sent }
    return isFirst ? created(thanks) : ok(thanks)
  })
}
