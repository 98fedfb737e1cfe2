/**
 * `titles` are in search syntax, by default the name. Words match by their stems, so some kinds need `without`: an
 * accounting firm hires others too. Addresses never change, since others link to them.
 */
const kinds: readonly { name: string; titles?: string; without?: string }[] = [
  { name: 'Virtual assistant' },
  { name: 'Customer support', titles: '"customer support" or "customer service" or "chat support"' },
  { name: 'Bookkeeper' },
  { name: 'Video editor' },
  {
    name: 'Web developer',
    titles:
      '"web developer" or "website developer" or "wordpress developer" or "shopify developer" or "front end developer" or "full stack developer"',
  },
  { name: 'Data entry' },
  { name: 'Graphic designer' },
  { name: 'Social media manager', titles: '"social media manager" or "social media assistant"' },
  { name: 'Executive assistant' },
  { name: 'Administrative assistant', titles: '"administrative assistant" or "admin assistant"' },
  { name: 'Personal assistant' },
  { name: 'Real estate virtual assistant' },
  { name: 'Medical virtual assistant' },
  { name: 'Legal assistant', titles: 'paralegal or "legal assistant" or "legal virtual assistant"' },
  { name: 'E-commerce virtual assistant' },
  { name: 'Accountant', without: '"accounting firm"' },
  { name: 'Accounts payable and receivable', titles: '"accounts payable" or "accounts receivable"' },
  { name: 'Payroll officer', titles: 'payroll' },
  { name: 'Appointment setter' },
  { name: 'Cold caller', titles: '"cold caller" or telemarketer' },
  { name: 'Sales representative', titles: '"sales representative" or "sales development representative"' },
  { name: 'Lead generation' },
  { name: 'Account manager' },
  { name: 'Copywriter' },
  { name: 'Content writer', titles: '"content writer" or "blog writer"' },
  { name: 'SEO specialist', titles: '"seo specialist" or "seo manager" or "seo assistant"' },
  {
    name: 'Ads specialist',
    titles: '"ads specialist" or "ads manager" or "media buyer" or "ppc specialist"',
  },
  { name: 'Digital marketing', titles: '"digital marketing" or "digital marketer" or "marketing assistant"' },
  { name: 'Email marketing' },
  { name: 'Shopify' },
  { name: 'Amazon' },
  { name: 'GoHighLevel' },
  { name: 'WordPress developer' },
  { name: 'Full stack developer' },
  { name: 'Front end developer' },
  { name: 'PHP developer', titles: '"php developer" or "laravel developer"' },
  { name: 'Python developer' },
  { name: 'Mobile app developer', titles: '"mobile developer" or "mobile app developer"' },
  { name: 'Software engineer', titles: '"software engineer" or "software developer"' },
  { name: 'QA tester', titles: '"qa tester" or "qa engineer" or "qa automation"' },
  { name: 'Data analyst' },
  { name: 'IT support', titles: '"it support" or "help desk" or "technical support"' },
  { name: 'Web designer' },
  { name: 'UI/UX designer', titles: '"ui ux designer" or "ux designer" or "ui designer"' },
  { name: 'Motion graphics designer', titles: '"motion graphics"' },
  { name: 'Podcast editor' },
  { name: 'Transcriptionist' },
  { name: 'Medical biller', titles: '"medical biller" or "medical billing"' },
  { name: 'Recruiter', titles: 'recruiter or "talent sourcer"', without: '"recruitment agency"' },
  { name: 'HR assistant', titles: '"hr assistant" or "hr generalist"' },
  { name: 'Project manager' },
  { name: 'Project coordinator' },
  { name: 'Operations manager' },
  { name: 'Property management' },
  { name: 'Estimator', titles: 'estimator or "quantity surveyor"' },
  { name: 'CAD drafter', titles: 'drafter or autocad' },
  { name: 'Civil engineer', titles: '"civil engineer" or "structural engineer"' },
  { name: 'English teacher', titles: '"english teacher" or "esl teacher" or "esl tutor"' },
  { name: 'Dispatcher' },
  { name: 'Receptionist' },
]

/** `slug` is the address below /work; `search` is what seekers search for. */
export type Kind = { slug: string; name: string; titles: string; without: string | null; search: string }

export const catalogue: readonly Kind[] = kinds.map(({ name, titles = name, without = null }) => {
  const search = name.toLowerCase()
  const slug = search.replace(/[^a-z0-9]+/g, '-')
  return { slug, name, titles: titles.toLowerCase(), without, search }
})
