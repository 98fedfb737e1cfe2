import type { Translated } from '../../../i18n/messages.ts'
import type { keyMessages as english } from './key-messages.ts'

export const keyMessages: Translated<typeof english> = {
  title: 'Mga key',
  text: 'Para sa listahan ng mga trabaho at sa page ng isang trabaho. Naka-off ang mga ito habang nagta-type ka.',
  howToSearch:
    'Sa search, eksaktong mga salita ang hahanapin ng "quotes", at inaalis ng -salita ang isang salita.',
  next: 'Susunod na trabaho',
  previous: 'Nakaraang trabaho',
  nextInList: 'Susunod na trabaho, habang nasa listahan ka',
  previousInList: 'Nakaraang trabaho, habang nasa listahan ka',
  save: 'I-save ang trabaho, o alisin sa mga naka-save',
  apply: 'Mag-apply sa trabaho',
  search: 'Pumunta sa search box',
  help: 'Ipakita ang mga key na ito',
  commands: 'Lahat ng command, sa bawat page',
  syntax: 'Sa search, lagyan ng quotes ang eksaktong phrase, at ng - ang salitang ayaw mo.',
  use: 'Gamitin ang mga key na ito',
  done: 'Tapos na',
}
