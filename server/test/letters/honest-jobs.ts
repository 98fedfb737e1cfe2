import type { LetterJob } from '../../src/features/cover-letters/rules/letter-facts.ts'

/** Each has a request to its applicants. */
export const honestJobs = {
  assistant: {
    title: 'Executive Virtual Assistant',
    employer: 'Harper Lane Consulting',
    description:
      'We are a boutique consulting firm in Texas. Your duties include managing calendars and e-mail for a small team, booking travel, and preparing meeting notes. You have 2+ years of experience, excellent written English and a stable connection. We use Google Workspace, Slack and Asana. To apply, include a short video and write "sunflower" in the subject line.',
    tags: ['Executive Assistant', 'Calendar Management', 'Email Management'],
  },
  support: {
    title: 'Customer Support Representative (E-commerce)',
    employer: 'Pine & Petal',
    description:
      'Pine & Petal sells candles and dried flowers online. You will answer tickets in Gorgias, handle refunds and exchanges, and keep our response time under four hours. 40 hours a week, night shift. Shopify experience is a plus. Applicants must answer these questions: Why do you want to work with us? What is your typing speed?',
    tags: ['Customer Support', 'Shopify'],
  },
  designer: {
    title: 'Graphic Designer',
    employer: '',
    description:
      'Looking for a creative designer who can turn ideas into social media graphics, brochures and presentations. Strong skills in Canva, Photoshop and Illustrator. Please send your portfolio and mention your hourly rate. We publish 15 posts a week for our fitness clients.',
    tags: ['Graphic Design', 'Adobe Photoshop', 'Canva'],
  },
  developer: {
    title: 'Full Stack Developer (React / Node.js)',
    employer: 'Tidewater Labs',
    description:
      'Tidewater Labs builds scheduling software for dental clinics. You will own features from database to browser in React, Node.js and PostgreSQL, review code and write tests. 5 years of experience. Send your GitHub link. AI tools are welcome, but you must understand what you ship.',
    tags: ['React', 'Node.js', 'PostgreSQL'],
  },
  teacher: {
    title: 'Online English Teacher',
    employer: 'Bright Sprouts',
    description:
      'Teach children aged 5 to 12 in one-on-one classes of 25 minutes. Lesson materials are provided. You are patient, cheerful and have a quiet room with good light. Please state your available hours in your application.',
    tags: ['ESL Teaching'],
  },
  seo: {
    title: 'SEO Content Writer',
    employer: 'Northfield Media',
    description:
      'Write blog posts and product descriptions for outdoor brands. Keyword research, on-page optimization and editing. Two articles per week of 1,500 words. Experience with WordPress, Ahrefs or Semrush. Start your cover letter with your favorite hiking trail so that we know you read this.',
    tags: ['Content Writing', 'SEO'],
  },
  books: {
    title: 'Part-time Bookkeeper',
    employer: 'Lantern Accounting',
    description:
      'We do the books for restaurants and food trucks across Oregon. You will categorize transactions in QuickBooks Online, reconcile bank accounts each week, chase missing receipts and prepare month-end reports for the owner. 20 hours per week, $6-8/hr. Must have 3+ years of bookkeeping experience. Please include your expected rate and type "blue ledger" at the top of your application.',
    tags: ['Bookkeeping', 'QuickBooks'],
  },
  caller: {
    title: 'Cold Caller – Real Estate Wholesaling',
    employer: 'Summit Home Buyers',
    description:
      'Call homeowners in Florida and Georgia, qualify motivated sellers and set appointments for our acquisitions manager. Mojo or CallTools experience preferred. Neutral accent. Base pay plus commission. Record a 1 minute voice sample and send it along with your internet speed test.',
    tags: ['Cold Calling', 'Real Estate'],
  },
  video: {
    title: 'YouTube Video Editor',
    employer: 'Ridgeline Films',
    description:
      'Edit 3 long-form videos and 10 shorts a month for a travel channel with 200k subscribers. Premiere Pro, After Effects, sound design and color grading. We value storytelling and fast turnaround. Send links to your best work. When applying tell us your favorite travel vlogger.',
    tags: ['Video Editing', 'Adobe Premiere Pro'],
  },
  data: {
    title: 'Data Entry Specialist',
    employer: '',
    description:
      'Enter product data from supplier PDFs into our inventory sheet, check for errors and rename images. About 800 items per week. Accuracy matters more than speed. Training is provided. No experience needed.',
    tags: ['Data Entry'],
  },
  hr: {
    title: 'Recruitment Coordinator',
    employer: 'Clearwater Staffing',
    description:
      'Source candidates for healthcare roles on LinkedIn and Indeed, screen resumes, schedule interviews and keep our ATS up to date. You are organized, discreet and good with people. We are a fully remote team of 12.',
    tags: ['Recruiting'],
  },
  pm: {
    title: 'Project Coordinator (Construction)',
    employer: 'Redwood Build Co.',
    description:
      'We remodel kitchens and bathrooms in Seattle. You will order materials, chase subcontractors for updates, maintain schedules in Buildertrend and keep homeowners informed. Must work 8am to 4pm Pacific. Fluent English, strong Excel. Apply with your resume and a note telling us about the messiest project you ever rescued.',
    tags: ['Project Management', 'Microsoft Excel'],
  },
  social: {
    title: 'Social Media Manager for Vegan Bakery',
    employer: 'Crumb & Clover',
    description:
      'Plan and schedule posts for Instagram and TikTok, write captions, reply to comments and DMs, and report on growth every month. We want someone who understands our cozy, playful voice. Canva and Later. 3 posts daily. Include the word "cinnamon" in your reply so we know you are human.',
    tags: ['Social Media Management', 'Canva'],
  },
  medical: {
    title: 'Medical Virtual Receptionist',
    employer: 'Dr. Patel Family Clinic',
    description:
      'Answer phones, verify insurance, schedule patients in Athenahealth, and send referral faxes. HIPAA training is required. Bilingual Spanish is a plus. Monday to Friday, 9-5 EST. Must be empathetic and calm under pressure.',
    tags: ['Medical Virtual Assistance', 'Customer Support'],
  },
  python: {
    title: 'Python Developer',
    employer: 'Gridpoint Analytics',
    description:
      'Maintain ETL pipelines in Python and Airflow, write SQL, monitor dashboards and fix broken jobs. AWS a must. 4+ years. Please answer: 1) what is your notice period? 2) which data warehouse do you prefer?',
    tags: ['Python', 'SQL', 'AWS'],
  },
} satisfies Record<string, LetterJob>
