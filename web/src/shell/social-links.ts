export type SocialLink = { name: string; href: string }

/**
 * Reads the setting 'Facebook=https://…, LinkedIn=https://…' (configurable, hidden when not
 * set). Whatever is not a name with an https address is left out.
 */
export function readSocialLinks(setting: string | undefined): SocialLink[] {
  return (setting ?? '').split(',').flatMap((part) => {
    const [, name, href] = /^\s*([^=]+?)\s*=\s*(https:\/\/\S+?)\s*$/.exec(part) ?? []
    return name && href && isAddress(href) ? [{ name, href }] : []
  })
}

/** URL.canParse is younger than the browsers we serve. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).host !== ''
  } catch {
    return false
  }
}
