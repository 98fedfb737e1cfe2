import { addressIn } from '@hanap/contract/languages'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { markSwitch } from '../i18n/kept-language.ts'
import { language } from '../i18n/language.ts'
import { shellMessages } from './messages.ts'
import { useIsPrerendered } from './use-is-prerendered.ts'

/**
 * Leads to the same page in the other language, a page load of its own, which keeps the choice for later visits. It is
 * named for where it leads, in the words of whoever looks for it: short in the header, whole in the phone's menu.
 * @param props.whole the sign before the whole name; without it the name is short
 */
export function LanguageToggle({ whole }: { whole?: ReactNode }) {
  const m = shellMessages
  const isPrerendered = useIsPrerendered()
  // What follows the path is this visitor's own, and not known where pages are built.
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
