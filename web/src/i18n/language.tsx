import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Dictionary, Messages } from './messages.ts'

export type Language = 'en' | 'fil'

/** The languages the header offers. A language joins this list when every page has its texts. */
export const offeredLanguages: readonly Language[] = ['en']

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

const LanguageContext = createContext<LanguageChoice>({ language: 'en', setLanguage: () => {} })

/** Gives the language to the pages below and says it on <html lang>. Renders without a window. */
export function LanguageProvider(props: {
  language: Language
  onLanguage?: (language: Language) => void
  children: ReactNode
}) {
  const { language, onLanguage, children } = props
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choice = useMemo(() => ({ language, setLanguage: onLanguage ?? (() => {}) }), [language, onLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** The current language and how to change it. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

/** A feature's texts in the reader's language; English where the feature is not translated. */
export function useMessages<M extends Messages>(dictionary: Dictionary<M>): M {
  const { language } = useLanguage()
  // A translation has the same keys and arguments by its type; only the literal texts differ.
  return language === 'fil' && dictionary.fil ? (dictionary.fil as unknown as M) : dictionary.en
}
