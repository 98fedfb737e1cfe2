import type { Translated } from '../../i18n/messages.ts'
import type { savedJobMessages as english } from './messages.ts'

export const savedJobMessages: Translated<typeof english> = {
  saveJob: 'I-save',
  removeFromSaved: 'Alisin sa naka-save',
  saveJobTitled: (title) => `I-save: ${title}`,
  removeTitled: (title) => `Alisin sa naka-save: ${title}`,
  saved: 'Na-save ang trabaho',
  removed: 'Naalis ang trabaho',
  removedText: 'Naalis ang trabaho sa mga naka-save mo.',
  undo: 'I-undo',
  limitTitle: 'Puno na ang mga naka-save na trabaho',
  limitText: (current, max) =>
    `Naabot mo na ang limit ng plan mo na ${max} naka-save na trabaho (${current}/${max} ang gamit). Mag-upgrade ng subscription para makapag-save pa.`,
  limitDefault: 'Naabot mo na ang limit ng mga naka-save na trabaho',
  toggleFailed: 'May mali. Subukan ulit.',
  removeFailed: 'May mali sa pag-alis ng trabaho. Subukan ulit.',
  signedOut: 'Kailangan mong mag-log in',
  upgradePlan: 'I-upgrade ang plan',
}
