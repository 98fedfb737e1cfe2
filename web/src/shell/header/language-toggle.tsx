import { addressIn } from '@hanap/contract/site/languages'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { markSwitch } from '../../i18n/kept-language.ts'
import { language } from '../../i18n/language.ts'
import { shellMessages } from '../messages.ts'
import { useIsPrerendered } from '../use-is-prerendered.ts'

/**
 * A full load, which stores the choice. Labelled in the target language.
 * @param props.whole the icon before the full name; without it the name is short
 */
export function LanguageToggle({ whole }: { whole?: ReactNode }) {
  const m = shellMessages
  const isPrerendered = useIsPrerendered()
  // Prerendering does not know the query and hash.
  const address = useLocation({ select: ({ href, pathname }) => (isPrerendered ? pathname : href) })
  const other = language === 'en' ? 'fil' : 'en'
  return (
    <a
      className={whole ? undefined : 'icon-button language-toggle'}
      href={addressIn(other, address)}
      hrefLang={other}
      lang={other}
      onClick={() => markSwitch(other, address)}
    >
      {whole ?? <span aria-hidden="true">{m.otherLanguageShort}</span>}
      <span className={whole ? undefined : 'sr-only'}>{m.otherLanguage}</span>
    </a>
  )
}
