/** @module-tag security */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detectFormat, readListingFile } from './file-formats/service.ts'
import type { FileRow } from './rules/file-records.ts'

const now = new Date('2026-11-20T04:00:00Z')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(text: string | Buffer, name = 'listings'): Promise<FileRow[]> {
  const file = path.join(folder, name)
  await writeFile(file, text)
  const rows: FileRow[] = []
  for await (const row of readListingFile(file, { now })) rows.push(row)
  return rows
}
async function listings(text: string | Buffer, name?: string) {
  return (await read(text, name)).map((row) => ('listing' in row ? row.listing : row))
}

describe('the format of a file', () => {
  it.each([
    ['{"title":"A"}\n{"title":"B"}', 'x.txt', 'json-lines'],
    ['\uFEFF\n{"title":"A"}', 'x', 'json-lines'],
    ['{broken\n{"title":"B"}\n{"title":"C"}\n', 'x', 'json-lines'],
    ['{\n  "@type": "JobPosting"\n}', 'x.jsonl', 'json'],
    ['[{"title":"A"}]', 'x.csv', 'json'],
    ['<?xml version="1.0"?><rss/>', 'x.json', 'feed'],
    ['title,url\nA,b', 'x', 'csv'],
    ['Job Title;Company\nA;b', 'x.txt', 'csv'],
    ['<!DOCTYPE html><html>', 'x.html', undefined],
    ['Dear sir or madam', 'x.txt', undefined],
  ])('of %j is told by how it begins', (text, name, format) => {
    expect(detectFormat(text, name)).toBe(format)
  })
})

describe('JSON Lines', () => {
  it('in the board’s export shape are read, furniture cut and redactions marked', async () => {
    const row = {
      source_job_id: '291626',
      url: 'https://www.onlinejobs.ph/jobseekers/job/Account-Management-291626',
      title: 'Account Management',
      type_of_work: 'Full Time',
      salary: 'TBD',
      hours_per_week: '40',
      date_updated: 'Jul 15, 2025',
      skills: ['Strategic Planning', 'Sales'],
      description: 'Apply here: Upgrade to see actual info\n\nVIEW OTHER JOB POSTS FROM:\n\nReport',
    }
    expect(await listings(JSON.stringify(row))).toEqual([
      {
        sourceId: '291626',
        url: row.url,
        title: 'Account Management',
        typeText: 'Full Time',
        salaryText: 'TBD',
        hoursText: '40',
        description: 'Apply here: [hidden by the board]',
        skills: ['Strategic Planning', 'Sales'],
        employer: null,
        postedAt: new Date('2025-07-15T00:00:00Z'),
        isLive: false,
      },
    ])
  })

  it('in our own shape are read', async () => {
    const row = {
      id: 7,
      title: 'Bookkeeper',
      employer: { id: 3, name: 'Acme', total_posts: 2 },
      description: 'Books.',
      job_type: 'part-time',
      salary: '$500',
      hours_per_week: 20,
      date_posted: '2026-11-01T10:00:00.000Z',
      tags: [{ id: 1, name: 'Xero' }],
      url: 'https://board.example/7',
    }
    expect(await listings(`${JSON.stringify({ count: 1, results: [row] })}\n`)).toMatchObject([
      {
        sourceId: '7',
        typeText: 'part-time',
        hoursText: '20',
        skills: ['Xero'],
        employer: { sourceId: '3', name: 'Acme' },
        postedAt: new Date('2026-11-01T10:00:00Z'),
      },
    ])
  })

  it('with bad lines give the rest, each bad one named with its line', async () => {
    const rows = await read(
      [
        '{"title":"One"}',
        'not json',
        '',
        '{"salary":"$5"}',
        '42',
        `{"title":"${'x'.repeat(2_100_000)}"}`,
        '{"title":"Two"}',
      ].join('\n'),
      'bad.jsonl',
    )
    expect(rows.map((row) => ('reason' in row ? `${row.place}: ${row.reason}` : row.listing.title))).toEqual([
      'One',
      'line 2: it is not JSON',
      'line 4: it has no title',
      'line 5: it is not a listing',
      'line 6: it is longer than any listing',
      'Two',
    ])
  })

  it('with one line that is nested without end lose that line only', async () => {
    const nested = '['.repeat(900_000) + ']'.repeat(900_000)
    const rows = await read(
      [
        '{"title":"One"}',
        nested,
        `{"title":"Deep","skills":${nested}}`,
        `{"@type":${nested},"title":"Typed"}`,
        '{"@type":{"toString":1},"title":"Hostile"}',
        `{"@graph":[{"results":${nested}}]}`,
        JSON.stringify({ title: 'Deep in a text', skills: nested }),
        '{"title":"Two"}',
      ].join('\n'),
      'nested.jsonl',
    )
    expect(rows.map((row) => ('reason' in row ? `${row.place}: ${row.reason}` : row.listing.title))).toEqual([
      'One',
      'line 2: it is nested deeper than any listing',
      'line 3: it is nested deeper than any listing',
      'line 4: it is nested deeper than any listing',
      'line 5: it is a , not a JobPosting',
      'line 6: it is nested deeper than any listing',
      'Deep in a text',
      'Two',
    ])
  })

  it.each([
    ['nothing but spaces', ' \t '],
    ['control signs', '\u0000\u0007'],
    ['signs that take up no room', '\u200b\u2060\ufeff\u00ad'],
  ])('with a title of %s are no listings', async (_, title) => {
    const [row] = await read(JSON.stringify({ title, description: 'Work.' }), 'untitled.jsonl')
    expect(row).toEqual({ place: 'line 1', reason: 'it has no title' })
  })

  it('keep a title that is a picture, as the employer wrote it', async () => {
    expect(await listings('{"title":"🔥👩‍💻🇵🇭"}')).toMatchObject([{ title: '🔥👩‍💻🇵🇭' }])
  })

  it('lose all markup and script on the way in', async () => {
    const [row] = await listings(
      JSON.stringify({
        title: '<b>Editor</b> &amp; writer',
        url: 'javascript:alert(1)',
        description:
          '<p>First <em>line</em></p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul><img src=x onerror=alert(1)>',
        skills: ['<i>SEO</i>'],
        company: '<a href="https://x.example">Acme</a>',
      }),
    )
    expect(row).toMatchObject({
      title: 'Editor & writer',
      url: '',
      description: 'First line\n\n- One\n- Two',
      skills: ['SEO'],
      employer: { name: 'Acme' },
    })
  })

  it('keep what only looks like markup', async () => {
    const [row] = await listings(
      JSON.stringify({ title: 'Dev <3 years', description: 'Mail <me@example.com>, 5 < 6 > 4' }),
    )
    expect(row).toMatchObject({ title: 'Dev <3 years', description: 'Mail <me@example.com>, 5 < 6 > 4' })
  })

  it('without id or address are known by what they say', async () => {
    const [one, same, other] = await listings('{"title":"A"}\n{"title":"A"}\n{"title":"B"}')
    expect(one).toEqual(same)
    expect(one).not.toMatchObject({ sourceId: (other as { sourceId: string }).sourceId })
  })
})

describe('CSV', () => {
  it('is read with whatever usual names its columns have', async () => {
    const text =
      '\uFEFFJob Title;Company Name;Pay;Job URL;Posted On;Skills;Details\r\n' +
      '"Bookkeeper; part time";Acme;₱30,000;https://board.example/1;2026-11-01 08:00:00;"Xero, QuickBooks";"Two\nlines, ""quoted"""\r\n'
    expect(await listings(text, 'jobs.csv')).toMatchObject([
      {
        sourceId: 'https://board.example/1',
        title: 'Bookkeeper; part time',
        salaryText: '₱30,000',
        skills: ['Xero', ' QuickBooks'].map((skill) => skill.trim()),
        employer: { sourceId: 'name:acme', name: 'Acme' },
        postedAt: new Date('2026-11-01T08:00:00Z'),
        description: 'Two\nlines, "quoted"',
      },
    ])
  })

  it('from a spreadsheet program in UTF-16 is read too', async () => {
    expect(
      await listings(Buffer.from('\uFEFFtitle\tsalary\nEditor\t$5\n', 'utf16le'), 'x.txt'),
    ).toMatchObject([{ title: 'Editor', salaryText: '$5' }])
  })

  it('gives the good rows and names the line of a bad one', async () => {
    const rows = await read('title,url\nOne,https://a.example/1\n,https://a.example/2\nThree\n', 'x.csv')
    expect(rows).toMatchObject([
      { listing: { title: 'One' } },
      { place: 'line 3', reason: 'it has no title' },
      { listing: { title: 'Three', url: '' } },
    ])
  })

  it('names the line of a row whose HTML is nested without end, and reads the others', async () => {
    const rows = await read(`title,description\nOne,Work\nTwo,${'<div>'.repeat(600)}\nThree,Work\n`, 'x.csv')
    expect(rows).toMatchObject([
      { listing: { title: 'One' } },
      { place: 'line 3', reason: expect.stringMatching(/^it cannot be read: Its HTML is nested deeper/) },
      { listing: { title: 'Three' } },
    ])
  })

  it('without a column of titles is refused in one line', async () => {
    await expect(read('name of thing,colour\nA,red\n', 'x.csv')).rejects.toThrow(
      /x\.csv has no column of titles; its columns are name of thing, colour\.$/,
    )
  })
})

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Video editor',
  url: 'https://jobs.example/video-editor',
  identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'VE-12' },
  description: '<p>Edit <strong>videos</strong>.</p>',
  datePosted: '2026-11-02',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Acme', sameAs: 'https://acme.example' },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'PHP',
    value: { '@type': 'QuantitativeValue', minValue: 30000, maxValue: 45000, unitText: 'MONTH' },
  },
  skills: 'Premiere, After Effects',
}

describe('schema.org JobPosting', () => {
  const expected = {
    sourceId: 'VE-12',
    url: 'https://jobs.example/video-editor',
    title: 'Video editor',
    typeText: 'FULL TIME',
    salaryText: 'PHP 30000 - 45000 per month',
    description: 'Edit videos.',
    skills: ['Premiere', 'After Effects'],
    employer: { sourceId: 'https://acme.example', name: 'Acme' },
    postedAt: new Date('2026-11-02T00:00:00Z'),
  }

  it.each([
    ['alone', JSON.stringify(posting, null, 2)],
    ['in an array', JSON.stringify([posting])],
    ['in a graph', JSON.stringify({ '@context': 'https://schema.org', '@graph': [posting] }, null, 1)],
    [
      'in a list of items',
      JSON.stringify({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] }),
    ],
    ['line by line', `${JSON.stringify(posting)}\n`],
  ])('%s is read', async (_, text) => {
    expect(await listings(text)).toMatchObject([expected])
  })

  it.each([
    [{ currency: 'USD', value: { value: 25, unitText: 'HOUR' } }, 'USD 25 per hour'],
    [{ currency: 'USD', value: { minValue: 500, unitText: 'MONTH' } }, 'USD from 500 per month'],
    [{ currency: 'USD', value: 40000 }, 'USD 40000'],
    [{ currency: 'USD', minValue: 1, maxValue: 2 }, 'USD 1 - 2'],
    ['$5 an hour', '$5 an hour'],
    [50000, 'PHP 50000'],
    [undefined, ''],
  ])('pay given as %j becomes %j', async (baseSalary, salaryText) => {
    expect(await listings(JSON.stringify([{ ...posting, baseSalary, salaryCurrency: 'PHP' }]))).toMatchObject(
      [{ salaryText }],
    )
  })

  it.each([
    ['PART_TIME', 'PART TIME'],
    [['CONTRACTOR'], 'Contract'],
    [['FULL_TIME', 'PART_TIME'], 'Any'],
    [undefined, 'Any'],
  ])('employment type %j is %j', async (employmentType, typeText) => {
    expect(await listings(JSON.stringify([{ ...posting, employmentType }]))).toMatchObject([{ typeText }])
  })

  it('nested without end in a document is one bad item among good ones', async () => {
    const nested = `${'{"value":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    const text = JSON.stringify([posting, 'NESTED', posting])
    const rows = await read(text.replace('"NESTED"', `{"title":"Deep","description":${nested}}`), 'deep.json')
    expect(rows).toMatchObject([
      { listing: expected },
      { place: 'item 2', reason: 'it is nested deeper than any listing' },
      { listing: expected },
    ])
  })

  it('that has closed, and what is no posting, is named and left out', async () => {
    const rows = await read(
      JSON.stringify([{ ...posting, validThrough: '2026-11-19' }, { '@type': 'WebPage' }, posting]),
    )
    expect(rows).toMatchObject([
      { place: 'item 1', reason: 'it was open until 2026-11-19 only' },
      { place: 'item 2', reason: 'it is a WebPage, not a JobPosting' },
      { listing: expected },
    ])
  })
})

describe('feeds', () => {
  it('RSS is read: CDATA, escaped markup, entities, categories', async () => {
    const xml = `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
      <title>Jobs</title>
      <item><title>Writer &amp; editor</title><link>https://jobs.example/1</link><guid isPermaLink="false">j-1</guid>
        <pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><dc:creator>Acme</dc:creator><category>SEO</category><category>Writing</category>
        <description><![CDATA[<p>Write &ldquo;well&rdquo;.</p><p>Edit.</p>]]></description></item>
      <item><title>Second &#8211; one</title><link>https://jobs.example/2</link><description>&lt;b&gt;Bold&lt;/b&gt; words</description></item>
      </channel></rss>`
    expect(await listings(xml)).toMatchObject([
      {
        sourceId: 'j-1',
        title: 'Writer & editor',
        url: 'https://jobs.example/1',
        description: 'Write “well”.\n\nEdit.',
        skills: ['SEO', 'Writing'],
        employer: { name: 'Acme' },
        postedAt: new Date('2026-11-02T10:00:00Z'),
      },
      {
        title: 'Second – one',
        sourceId: 'https://jobs.example/2',
        description: 'Bold words',
        postedAt: null,
      },
    ])
  })

  it('Atom is read', async () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><id>tag:jobs.example,2026:5</id>
      <title type="html">Designer</title><link rel="self" href="https://jobs.example/5.xml"/><link href="https://jobs.example/5"/>
      <updated>2026-11-03T00:00:00Z</updated><author><name>Acme</name></author><category term="Figma"/><content type="html">&lt;p&gt;Draw.&lt;/p&gt;</content></entry></feed>`
    expect(await listings(xml)).toMatchObject([
      {
        sourceId: 'tag:jobs.example,2026:5',
        title: 'Designer',
        url: 'https://jobs.example/5',
        skills: ['Figma'],
        employer: { name: 'Acme' },
        description: 'Draw.',
      },
    ])
  })

  it('with an item that is nested without end lose that item only, and are refused beyond all measure', async () => {
    const nested = (levels: number) =>
      `<item><title>Deep</title><description>${'<b>'.repeat(levels)}${'</b>'.repeat(levels)}</description></item>`
    const feed = (items: string) =>
      `<rss><channel><item><title>One</title></item>${items}<item><title>Two</title></item></channel></rss>`
    expect(await read(feed(nested(5) + nested(40) + nested(50_000)), 'deep.xml')).toMatchObject([
      { listing: { title: 'One' } },
      { listing: { title: 'Deep' } },
      { place: 'item 3', reason: 'it is nested deeper than any listing' },
      { place: 'item 4', reason: 'it is nested deeper than any listing' },
      { listing: { title: 'Two' } },
    ])
    await expect(read(feed(nested(200_000)), 'deeper.xml')).rejects.toThrow(
      /deeper\.xml: the XML cannot be read: Maximum nested tags exceeded\.$/,
    )
  })

  it('with entities of their own are refused, and so is other XML', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>'
    await expect(read(bomb)).rejects.toThrow(/document type of its own/)
    await expect(read('<urlset><url/></urlset>')).rejects.toThrow(/neither RSS nor Atom/)
    await expect(read('<rss><channel><item><title>Half</title><desc')).rejects.toThrow(/cannot be read/)
    await expect(read('<rss><channel><item><title>Half</title></item>')).rejects.toThrow(/cut off/)
  })
})

it('a file that is not there, or is something else, is refused in one line', async () => {
  const none = path.join(folder, 'none.jsonl')
  await expect(readListingFile(none, { now }).next()).rejects.toThrow(`There is no file ${none}.`)
  await expect(readListingFile(folder, { now }).next()).rejects.toThrow(/cannot be read/)
  await expect(read('<html><body>Hello</body></html>')).rejects.toThrow(/in no format we know/)
})
