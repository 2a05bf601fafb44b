import { jobTitleIds } from '@veckovis/domain/access'
import { foldedName } from '@veckovis/domain/text'
import type { Language } from '@veckovis/platform'

type InBoth<Words> = Readonly<Record<Language, Words>>

/** What a list may call its columns: the first of each is what the template says. A list may be of the other language. */
export const headings = {
  county: { sv: ['Län'], en: ['County'] },
  municipality: { sv: ['Kommun'], en: ['Municipality'] },
  department: { sv: ['Avdelning'], en: ['Department'] },
  departmentName: { sv: ['Avdelning', 'Avdelningsnamn', 'Namn'], en: ['Department', 'Department name', 'Name'] },
  unitName: { sv: ['Enhet', 'Enhetsnamn', 'Namn'], en: ['Unit', 'Unit name', 'Name'] },
  active: { sv: ['Aktiv'], en: ['Active'] },
  email: {
    sv: ['E-postadress', 'E-post', 'Epost', 'Epostadress', 'Användarnamn (e-post)', 'Användarnamn'],
    en: ['E-mail', 'Email', 'E-mail address', 'Email address', 'Username (e-mail)', 'Username'],
  },
  firstName: { sv: ['Förnamn'], en: ['First name', 'Firstname'] },
  lastName: { sv: ['Efternamn'], en: ['Last name', 'Lastname', 'Surname'] },
  phone: { sv: ['Telefon', 'Telefonnummer'], en: ['Phone', 'Phone number', 'Telephone'] },
  jobTitle: { sv: ['Befattning', 'Titel'], en: ['Job title', 'Title'] },
  places: { sv: ['Platser', 'Plats', 'Enheter', 'Enhet'], en: ['Places', 'Place', 'Units', 'Unit'] },
  invite: { sv: ['Inbjudan', 'Bjud in'], en: ['Invitation', 'Invite'] },
} satisfies Readonly<Record<string, InBoth<readonly string[]>>>

export type Heading = keyof typeof headings

/** The column as the template names it. */
export const headingIn = (language: Language, heading: Heading): string => {
  const [first] = headings[heading][language]
  if (first === undefined) throw new Error(`${heading} has no words`)
  return first
}

export const yesAndNo = { sv: { yes: 'ja', no: 'nej' }, en: { yes: 'yes', no: 'no' } } as const

const yes = ['ja', 'j', 'yes', 'y', 'x', '1', 'sant', 'true']
const no = ['nej', 'n', 'no', '0', 'falskt', 'false']

/** A cell that says yes or no, in either language; null for anything else, also for an empty one. */
export const saysYes = (cell: string): boolean | null => {
  const word = foldedName(cell)
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

const jobTitles: readonly { readonly id: number; readonly words: InBoth<string> }[] = [
  { id: jobTitleIds.administrator, words: { sv: 'Administratör', en: 'Administrator' } },
  { id: jobTitleIds.unitManager, words: { sv: 'Enhetschef', en: 'Unit Manager' } },
  { id: jobTitleIds.operationsManager, words: { sv: 'Verksamhetschef', en: 'Operations Manager' } },
  { id: jobTitleIds.headOfAdministration, words: { sv: 'Förvaltningschef', en: 'Head of Administration' } },
  { id: jobTitleIds.economist, words: { sv: 'Ekonom', en: 'Economist' } },
  { id: jobTitleIds.superAdmin, words: { sv: 'Systemadministratör', en: 'Super Admin' } },
]

/** A job title by its name in either language; undefined for none of the six. */
export const jobTitleNamed = (cell: string): number | undefined =>
  jobTitles.find(({ words }) => Object.values(words).some(name => foldedName(name) === foldedName(cell)))?.id

export const jobTitleIn = (language: Language, id: number): string =>
  jobTitles.find(title => title.id === id)?.words[language] ?? ''
