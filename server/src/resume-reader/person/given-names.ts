import { wordSet } from '../word-set.ts'

/** Frequent in the Philippines and in English; without accents. */
const names = wordSet(`
  aaron abby abigail adrian aileen aira alan albert alberto alden alex alexander alexandra alfred alfredo alice alicia allan alma
  alvin amanda amelia amy ana analyn andrea andrei andres andrew angel angela angelica angelie angelo anita ann anna anne annie
  anthony antonette antonio april ariana ariel arlene arnel arnold arthur arvin ashley aubrey audrey aurora bea beatrice
  belinda ben benedict benjamin bernadette bernard bernie bianca bong bonifacio boy brandon brenda brian bruce bryan camille
  carl carla carlo carlos carmela carmen carmina carol caroline catherine cecilia celeste cesar charis charity charlene charles
  charlie charlotte cherry cherryl chester chito christian christina christine christopher clara claire clarence claudia
  clarissa corazon crisanto cristina cynthia daisy dan dana daniel danica danilo dario dave david dawn debbie deborah dennis
  derek diana diane dianne dina divina domingo dominic donald donna dorothy edgar edgardo edith editha eduardo edward edwin
  elaine elena eleanor eli elijah elizabeth ella ellen elmer elsa emerson emily emma emmanuel enrico eric erica erika erlinda
  ernesto erwin estrella ethan eugene eunice eva evangeline evelyn ezekiel faith fatima felicia felipe felix ferdinand
  fernando flora florence francis francisco frank fred frederick gabriel gail gary genevieve george gerald geraldine gerard
  gilbert gina ginalyn giselle gladys glenda glenn gloria grace gregorio gregory hannah harold harry hazel heather hector
  helen henry herbert hope ian ignacio imelda irene irma isabel isabella isaac ivan ivy jack jacob jacqueline jaime jake james
  jamie jan jane janelle janet janice janine jared jasmin jasmine jason jasper jay jayson jean jeffrey jen jenalyn jenna jennifer
  jenny jennylyn jeremy jericho jerome jerry jesica jessa jessica jessie jesus jhon jill jim jimmy jo joan joana joanna joanne
  joaquin jocelyn joel john johnny jojo jomar jon jonah jonas jonathan jordan jorge jose josefina joseph josephine joshua josie
  joy joyce joycelyn juan juana juanita judith judy julia julian juliana julie juliet julius june justin justine karen karl
  karla kate katherine kathleen kathryn katrina kaye keith kelly ken kenneth kevin kim kimberly kris krista kristel kristina
  kristine kyla kyle lance lani lara larry laura lauren laurence lawrence lea leah leandro leila lena leo leonard leonardo leonora leslie
  leticia lester liam liezel ligaya lilian lilibeth lily linda lisa liza lloyd lorena lorenzo loretta lorna lorraine louie
  louis louise lourdes lovely lucas lucia lucille lucy luis luisa luke luz luzviminda lydia lyn mabel madeline maegan mae magdalena
  manny manuel mara marcel marcelo marcus margaret margarita margie maria mariah mariam marian maribel maricar maricel maridel
  marie mariel marietta marilou marilyn marina mario marisol marissa marites marivic mark marlon marlyn martha martin marvin mary
  maryann maryjane mateo matthew maureen max maxine may mayumi melanie melissa melvin mercedes merlinda merlita mia micah
  michael michaela michelle miguel mikaela mildred milagros minerva miriam mitch moises monica myra myrna nadine nancy naomi
  natalia natalie nathan nathaniel neil nelson nena nerissa nestor nicholas nicole nico nida nina ninoy noah noel nora norma
  norman oliver olivia oscar pablo pamela paolo patricia patrick paul paula pauline pearl pedro peter petronila philip
  phillip phoebe pia precious princess priscilla queenie quentin rachel ralph ramil ramon raphael raquel raul raymond
  rebecca regina reggie reynaldo rex rhea rhoda ricardo richard rica rizza rob robert roberto robin rochelle rodel roderick
  rodrigo roel roger roland rolando romeo ron ronald ronaldo ronnel rosa rosalie rosalinda rosalyn rosario rose rosemarie rosita
  rowena roxanne roy ruben ruby rufino russell ruth ryan sally sam samantha samuel sandra sara sarah scott sean sebastian sergio
  shaina shane sharon sheena sheila shella sherry shirley sofia sonia sophia stella stephanie stephen steve steven susan susana
  sylvia tanya teresa teresita tess theresa thomas tim timothy tina tomas tony tracy trisha tristan trixie tyrone ursula valerie
  vanessa vangie vera veronica vicente vicky victor victoria vilma vince vincent violeta virginia vivian walter wendy wilfredo
  willard william wilma wilson winnie xavier yolanda yvette yvonne zaira zenaida zoe`)

export function isGivenName(word: string): boolean {
  return names.has(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
}
