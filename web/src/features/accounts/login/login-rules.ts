import { loginSchema } from '@hanap/contract/account-forms'
import { zodResolver } from '@hookform/resolvers/zod'

export const loginRules = zodResolver(loginSchema)
