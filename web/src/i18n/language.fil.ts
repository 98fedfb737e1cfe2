import type { Language } from '@hanap/contract/site/languages'

export const language: Language = 'fil'
export const locale: string = 'fil-PH'
