import { contactSchema } from '@hanap/contract/site/contact-message'
import { zodResolver } from '@hookform/resolvers/zod'

export const contactRules = zodResolver(contactSchema)
