import { describe, expect, it } from 'vitest'
import { readListSkills } from './list-skills.ts'

const page = (inside: string) => `<script> const allSkills = {${inside}};</script><p>1:'no skill'</p>`

describe('the board’s skills in the script of its list', () => {
  it.each<[string, [string, string, string][]]>([
    [
      `583:'<small>Software <span>&raquo;</span> </small> .Net', 1:'Accounting'`,
      [
        ['583', '.Net', 'Software'],
        ['1', 'Accounting', ''],
      ],
    ],
    [
      `\n 23632:'<small>Video Editing <span>&raquo;</span> Animation <span>&raquo;</span> </small> 2d Animation',\n`,
      [['23632', '2d Animation', 'Video Editing » Animation']],
    ],
    [
      `7:'Children\\'s Books &amp; \\u0043ards', "8" : "R\\"D"`,
      [
        ['7', "Children's Books & Cards", ''],
        ['8', 'R"D', ''],
      ],
    ],
    [`9:'', 10:'<small></small>', 11:'Xero'`, [['11', 'Xero', '']]],
    [`12:'Xero', 13:function(){}, 14:'Canva'`, [['12', 'Xero', '']]],
    [`15:'never closed`, []],
    ['', []],
  ])('%j', (inside, skills) => {
    expect(readListSkills(page(inside)).map((one) => Object.values(one))).toEqual(
      skills.map(([sourceId, name, group]) => [sourceId, name, group]),
    )
  })

  it('are none where the page has no such script, or one without an end', () => {
    expect(readListSkills('<p>no list</p>')).toEqual([])
    expect(readListSkills(`allSkills = {${"1:'a',".repeat(50_000)}`)).toHaveLength(50_000)
    expect(readListSkills(`allSkills = {1:'${'\\'.repeat(300_000)}`)).toEqual([])
  })
})
