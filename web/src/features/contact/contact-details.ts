/** How the company behind this copy of the site is reached. */
export type ContactDetails = {
  email: string
  /** As people read it. */
  phone: string
  address: string
  /** A page of the company elsewhere, or its mail address: where 'Get in Touch' leads. */
  link: string
}

type Settings = Readonly<Record<string, unknown>>

/**
 * Reads the settings of the build; what is missing or of the wrong form is an example's, so that it is seen and set:
 * nobody is reached under example addresses.
 */
export function readContactDetails(settings: Settings): ContactDetails {
  const given = (name: string) => {
    const value = settings[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given('VITE_CONTACT_EMAIL'))
    ? given('VITE_CONTACT_EMAIL')
    : 'hello@hanap.example'
  return {
    email,
    phone: given('VITE_CONTACT_PHONE') || '+63 2 8555 0100',
    address: given('VITE_CONTACT_ADDRESS') || '12 Halimbawa Street, Makati City 1200, Philippines',
    link: /^https:\/\/\S+$/.test(given('VITE_CONTACT_LINK')) ? given('VITE_CONTACT_LINK') : `mailto:${email}`,
  }
}

/** What this build was given. */
export const contactDetails = readContactDetails(import.meta.env)
