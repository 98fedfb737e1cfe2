import { registerFormSchema } from '@hanap/contract/accounts/account-forms'
import { zodResolver } from '@hookform/resolvers/zod'

export const registerRules = zodResolver(registerFormSchema)
