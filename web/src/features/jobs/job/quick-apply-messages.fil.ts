import type { Translated } from '../../../i18n/messages.ts'
import type { quickApplyMessages as english } from './quick-apply-messages.ts'

export const quickApplyMessages: Translated<typeof english> = {
  title: 'Mabilis na pag-apply',
  text: 'Ipinapadala ang cover letter mo sa Online Jobs Portal.',
  applied: 'Nag-apply ka na sa trabahong ito. Nasa Mga application ang lagay nito.',
  sending: 'Ipinapadala na namin ang application mo. Sundan ito sa Mga application.',
  unknown:
    'Hindi pa namin alam kung dumating ang application mo. Huwag munang mag-apply ulit: lalabas ito sa Mga application.',
}
