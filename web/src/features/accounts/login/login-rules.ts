import { loginSchema } from '@hanap/contract/accounts/account-forms'
import { zodResolver } from '@hookform/resolvers/zod'

export const loginRules = zodResolver(loginSchema)
