import { formatBytes, useDataUsed } from '../page/data-use.ts'
import { PageLink } from '../page/page-link.tsx'
import { setLite, useLite } from '../page/theme.ts'
import { footerGroups } from './header/navigation.ts'
import { shellMessages } from './messages.ts'
import { readSocialLinks, type SocialLink } from './social-links.ts'

const configured = readSocialLinks(import.meta.env['VITE_SOCIAL_LINKS'])

export function Footer({ social = configured }: { social?: readonly SocialLink[] }) {
  const m = shellMessages
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="site-foot-groups">
          <div className="site-foot-about">
            <h2 className="sign-text">Hanap</h2>
            <p>{m.motto}</p>
            {social.length > 0 && (
              <ul className="site-foot-social">
                {social.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} rel="noopener noreferrer me">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {footerGroups(m).map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <h2 className="sign-text">{name}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <PageLink path={path}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-foot-base">
          <DataUse />
          <p>{m.footnote}</p>
        </div>
      </div>
    </footer>
  )
}

function DataUse() {
  const m = shellMessages
  const used = useDataUsed()
  const isLite = useLite()
  return (
    <p className="site-foot-data">
      {used !== null && <span>{m.dataUsed(formatBytes(used))}</span>}
      <button type="button" title={m.liteHint} onClick={() => setLite(!isLite)}>
        {isLite ? m.liteOff : m.liteOn}
      </button>
    </p>
  )
}
