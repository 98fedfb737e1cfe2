import { registerFormSchema } from '@hanap/contract/account-forms'
import { zodResolver } from '@hookform/resolvers/zod'

export const registerRules = zodResolver(registerFormSchema)
