import { noSubstitute } from '../diary-codes'
import { wordsOf, type Phrase } from './line-tokens'

const phrasesOf = (named: Readonly<Record<number, readonly string[]>>): Phrase<number>[] =>
  Object.entries(named).flatMap(([id, texts]) => texts.map(text => ({ words: wordsOf(text), value: Number(id) })))

/** Kinds of absence by the words of the glossary and those of every day, as ids of their reasons. */
export const reasonPhrases = phrasesOf({
  1: [
    ...[
      'korttidssjukfrånvaro',
      'korttidssjuk',
      'korttidsfrånvaro',
      'sjukfrånvaro',
      'sjuk',
      'sjukanmäld',
      'sjukskriven',
    ],
    ...['short-term illness', 'short-term sick leave', 'illness', 'sick leave', 'sick', 'off sick', 'ill'],
  ],
  2: ['semester', 'vacation', 'annual leave', 'holiday', 'holidays'],
  3: ['övrig frånvaro', 'annan frånvaro', 'frånvaro', 'ledig', 'other absence', 'other absences', 'absence', 'absent'],
  4: ['utbildning', 'fortbildning', 'kurs', 'education', 'training', 'course'],
  5: ['utlånad resurs', 'utlånad', 'utlåning', 'lent resource', 'lent', 'lending'],
  6: [
    ...['vård av barn (VAB)', 'vård av barn', 'vård av sjukt barn', 'VAB, vård av barn', 'VAB', 'vabbar'],
    ...['care of sick child', 'care of child', 'care of child (VAB)', 'VAB, care of sick child'],
  ],
})

/** Substitutes by their names, as ids of their types. */
export const substitutePhrases = phrasesOf({
  1: ['eget resurspass', 'resurspass', 'own resource shift'],
  2: ['inlånad resurs', 'lånad resurs', 'inlånad', 'inlåning', 'borrowed resource', 'borrowed', 'borrowing'],
  3: [
    ...['timvikarie', 'timvikarier', 'vikarie', 'timanställd'],
    ...['hourly substitute', 'hourly substitutes', 'substitute'],
  ],
  4: ['fyllnadstid', 'fyllnad', 'mertid', 'filling time'],
  5: ['övertid', 'overtime'],
  6: ['förskjuten arbetstid', 'förskjuten tid', 'staggered working hours', 'staggered hours'],
  [noSubstitute]: [
    ...['ersätts inte', 'ersätts ej', 'ingen ersättare', 'ingen vikarie', 'utan vikarie', 'utan ersättare'],
    ...['no substitute', 'without substitute', 'without a substitute', 'not replaced', 'not covered'],
  ],
})

/** Words that only join the others. */
export const joiningWords: ReadonlySet<string> = new Set(
  wordsOf('är blir har på från med av och i den ersätts is are has on from with by and the a replaced covered in as'),
)

const numbered = (lists: readonly string[], first = 1): Phrase<number>[] =>
  lists.flatMap(list => list.split(' ').map((word, index) => ({ words: [word], value: index + first })))

/** 1 for a Monday; "tor" is left out, for it is a name. */
export const weekdayPhrases = [
  ...numbered([
    'måndag tisdag onsdag torsdag fredag lördag söndag',
    'mån tis ons tors fre lör sön',
    'monday tuesday wednesday thursday friday saturday sunday',
    'mon tue wed thu fri sat sun',
  ]),
  ...[
    { words: ['tues'], value: 2 },
    { words: ['thurs'], value: 4 },
  ],
]

export const monthPhrases = numbered([
  'januari februari mars april maj juni juli augusti september oktober november december',
  'january february march april may june july august september october november december',
  'jan feb mar apr maj jun jul aug sep okt nov dec',
  'jan feb mar apr may jun jul aug sept oct nov dec',
])

/** Days from today on. */
export const relativePhrases: readonly Phrase<number>[] = [
  ...['i går', 'igår', 'yesterday'].map(text => ({ words: wordsOf(text), value: -1 })),
  ...['i dag', 'idag', 'today'].map(text => ({ words: wordsOf(text), value: 0 })),
  ...['i morgon', 'imorgon', 'i morron', 'tomorrow'].map(text => ({ words: wordsOf(text), value: 1 })),
  ...['i övermorgon', 'övermorgon', 'the day after tomorrow', 'day after tomorrow'].map(text => ({
    words: wordsOf(text),
    value: 2,
  })),
]

/** Between the first and the last day; a dash is one too. "t.o.m." is read as "tom". */
export const rangePhrases: readonly Phrase<true>[] = [
  ...['till', 'tills', 'till och med', 'tom'],
  ...['to', 'until', 'through', 'to and including'],
].map(text => ({ words: wordsOf(text), value: true as const }))

/** Before a day. "fr.o.m." is read as "from". */
export const beforeDays: ReadonlySet<string> = new Set(wordsOf('från from på on den the'))

export const nextWeekWords: ReadonlySet<string> = new Set(wordsOf('nästa next'))
