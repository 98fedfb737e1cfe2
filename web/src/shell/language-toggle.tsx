import { offeredLanguages, useLanguage, useMessages } from '../i18n/language.tsx'
import { shellMessages } from './messages.ts'

/** Switches between English and Filipino; nothing while only one of them is complete. */
export function LanguageToggle() {
  const m = useMessages(shellMessages)
  const { language, setLanguage } = useLanguage()
  if (offeredLanguages.length < 2) return null
  return (
    <button
      type="button"
      className="icon-button language-toggle"
      aria-label={m.language}
      onClick={() => setLanguage(language === 'en' ? 'fil' : 'en')}
    >
      {m.languageShort}
    </button>
  )
}
