/** How the company behind this copy of the site is reached. */
export type ContactDetails = {
  email: string
  /** As people read it. */
  phone: string
  address: string
  /** Where 'Get in Touch' leads: a page of the company elsewhere, or its mail address; null where neither is set. */
  link: string | null
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
  const email = given('VITE_CONTACT_EMAIL')
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  const link = given('VITE_CONTACT_LINK')
  return {
    email: isEmail ? email : 'hello@hanap.example',
    phone: given('VITE_CONTACT_PHONE') || '+63 2 8555 0100',
    address: given('VITE_CONTACT_ADDRESS') || '12 Halimbawa Street, Makati City 1200, Philippines',
    link: /^https:\/\/\S+$/.test(link) ? link : isEmail ? `mailto:${email}` : null,
  }
}

/** What this build was given. */
export const contactDetails = readContactDetails(import.meta.env)
