import { chooseSuggestions } from '../../src/features/skills/rules.ts'
import { meantBy } from '../../src/search/query/meant.ts'
import { parseQuery } from '../../src/search/query/query.ts'
import { asTyped, readUnderstood } from '../../src/search/query/understood.ts'
import { readBeginnerFit } from '../../src/search/segments/beginner.ts'
import { buildSegment } from '../../src/search/segments/build-segment.ts'
import { readExperience } from '../../src/search/segments/experience.ts'
import { findPlace, readPlaces } from '../../src/search/segments/places.ts'
import { suggest } from '../../src/search/suggest/suggest.ts'
import { namesWork } from '../../src/search/words/names-work.ts'
import { projectSynonyms } from '../../src/search/words/synonyms.ts'
import { titlePieces } from '../../src/search/words/title-pieces.ts'
import { createVocabulary } from '../../src/search/words/vocabulary.ts'
import { withoutDoubles, wordsOf } from '../../src/search/words/words.ts'
import { projectMatcher } from '../../src/skills/project-matcher.ts'
import { projectSkills, readSkillList } from '../../src/skills/skill-list.ts'
import { skillKeyOf } from '../../src/skills/skill-words.ts'
import type { Area } from './area.ts'

const matcher = projectMatcher()
export const ofSearches: Area = {
  folders: ['server/src/search', 'server/src/skills'],
  // Our own texts, and places already read.
  apart: [
    'imports.ts filesBehind',
    'kept-file.ts isKeptName',
    'place.ts createPlace',
    'places.ts isAbroad',
    'synonyms.ts isSubstitute',
    'synonyms.ts readSynonyms',
    'synonyms.ts readSynonymFile',
    'vocabulary.ts levelTerm',
  ],
  readers: {
    'skills in a text': (text) => matcher.find(text),
    'a skill': (text) => matcher.lookup(text),
    'a skill’s key': skillKeyOf,
    'a list of skills': readSkillList,
    'words to search': wordsOf,
    'a word without doubled letters': withoutDoubles,
    'a query': (text) => parseQuery(text, projectSynonyms),
    'what a query asks for': (text) => readUnderstood(text, projectSynonyms, new Map()),
    'what a query asks for beside pay': (text) => {
      const said = { currency: 'PHP', per: 'month', least: 1 } as const
      readUnderstood(text, projectSynonyms, new Map(), { start: 0, end: 3, said, fullTime: 1, other: 1 })
    },
    'a query as it was meant': (text) =>
      meantBy(text, {
        synonyms: projectSynonyms,
        pay: null,
        slips: new Map(text.split(' ').map((word) => [word, 'work'])),
      }),
    'a query as it was typed': (text) => asTyped(text, 'a', projectSynonyms),
    'a listing in the index': (text) =>
      buildSegment(
        [
          {
            id: 1,
            title: text,
            description: text,
            employer: { id: 1, name: text },
            tags: [{ id: 1, name: text }],
            jobType: 'any',
            salary: text,
            usdMin: null,
            usdMax: null,
            phpMin: null,
            phpMax: null,
            workHours: 'not-stated',
            isStale: false,
            postedAt: 0,
          },
        ],
        { vocabulary: createVocabulary(), synonyms: projectSynonyms },
      ),
    'experience asked for': (text) => readExperience(text, text),
    'whether it is for beginners': (text) => readBeginnerFit(text, text, null),
    'the beginning of a search': (text) => suggest(new Map(), text),
    'the beginning of a skill': (text) =>
      chooseSuggestions(
        projectSkills.map((skill, id) => ({ skill: { ...skill, id }, names: [skill.name] })),
        text,
        10,
      ),
    places: readPlaces,
    'a place': findPlace,
    'pieces of a title': titlePieces,
    'a name of work': namesWork,
  },
}
