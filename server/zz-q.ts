import { readFileSync } from 'node:fs'
import { ownFiles, readJudgedSet } from '../bench/src/relevance/data.ts'
import { rankOurs } from '../bench/src/relevance/peers.ts'
const set = readJudgedSet(ownFiles('/work/shared/data'))
const rank = rankOurs(set.listings)
for (const q of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  console.log('\n## ' + q)
  for (const id of rank(q).slice(0, 6)) console.log('   ', set.listings[id - 1]?.title?.slice(0, 90))
}
