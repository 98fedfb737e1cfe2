/** Of the company that runs this copy of the site. */
export type ContactDetails = {
  email: string
  /** Formatted for reading. */
  phone: string
  address: string
  /** Target of 'Get in Touch': a company page or mail address; null if neither is set. */
  link: string | null
}

type Settings = Readonly<Record<string, unknown>>

/** Missing or malformed settings become examples that reach no person, so that the operator notices. */
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

export const contactDetails = readContactDetails(import.meta.env)
