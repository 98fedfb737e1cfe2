import type { frequencyWords as english } from './frequency-words.ts'
import { digestTime } from './hour-words.ts'

export const frequencyWords: typeof english = {
  immediately: 'ilang minuto matapos ma-post ang bagong job',
  daily: `isang beses bawat araw, nang ${digestTime} sa Manila`,
  weekly: `tuwing Lunes, nang ${digestTime} sa Manila`,
}
