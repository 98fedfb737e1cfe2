import { contactSchema } from '@hanap/contract/contact-message'
import { zodResolver } from '@hookform/resolvers/zod'

export const contactRules = zodResolver(contactSchema)
