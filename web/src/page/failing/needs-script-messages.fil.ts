import type { Translated } from '../../i18n/messages.ts'
import type { needsScriptMessages as english } from './needs-script-messages.ts'

export const needsScriptMessages: Translated<typeof english> = {
  formNeedsScript:
    'Kailangan ng form na ito ang JavaScript. I-on ito sa browser mo, o gumamit ng iba, at buksan ulit ang page.',
}
