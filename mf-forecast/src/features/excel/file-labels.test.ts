import { foldedLabel, indexLabels } from '@veckovis/domain/forecast'
import { fileLabels } from './file-labels'

/** 'Proposed names and import aliases of the forecast rows' of the decisions, as it stands there. */
const glossary = `
| absences-1 | Korttidssjukfrånvaro | Short-term illness | Korttidssjuk, Korttidsfrånvaro |
| absences-2 | Semester | Vacation | none |
| absences-3 | Övrig frånvaro | Other absence | Annan frånvaro, Other absences |
| absences-4 | Utbildning | Education | Training, Fortbildning |
| absences-5 | Utlånad resurs | Lent resource | Utlåning, Lending |
| absences-6 | VAB | Care of sick child | Vård av barn, Care of child |
| substitutes-borrowed-resource | Lånad resurs | Borrowed resource | Inlånad resurs, Borrowing, Borrowed |
| substitutes-hourly-substitute | Timvikarie | Hourly substitute | Timanställd, Vikarie |
| substitutes-filling-time | Fyllnadstid | Filling time | Fyllnad, Mertid |
| substitutes-overtime | Övertid | Overtime | none |
| substitutes-staggered-working-hours | Förskjuten arbetstid | Staggered working hours | Förskjuten tid |
| substitutes-budgeted-hours | Budgeterade vikarietimmar | Budgeted substitute hours | Budgeterade timmar vikarier |
| needs-total-required | Totalt behov | Total required | Behov, Total hours required |
| needs-my-forecast | Min prognos | My forecast | Prognos |
| staffing-budgeted-staff-hours | Budgeterade personaltimmar | Budgeted staff hours | Budgeterad bemanning |
| staffing-actual-hours | Faktiska timmar | Actual hours | Schemalagda timmar, Scheduled |
| totals-resource-time | Resurstid | Resource time | Eget resurspass |
| totals-extra-time | Extratid | Extra time | none |
| totals-absences | Frånvaro | Absences | none |
| totals-hourly-usage-result | Resultat timanvändning | Hourly usage result | Timresultat |
| totals-own-week-efficiency | Veckans effektivitet | Efficiency of the week | none |
| totals-weekly-efficiency | Ackumulerad effektivitet | Cumulative efficiency | Effektivitet, Effektivitet per vecka, Weekly efficiency |
| budget-incoming | Ingående budget | Incoming budget | none |
| budget-staff-cost | Personalkostnad | Staff cost | none |
| budget-remaining | Kvarvarande budget | Remaining budget | none |
`

const rows = glossary
  .trim()
  .split('\n')
  .map(line => {
    const [, id = '', sv = '', en = '', aliases = ''] = line.split('|').map(cell => cell.trim())
    return { id, names: [id, sv, en], aliases: aliases === 'none' ? [] : aliases.split(', ') }
  })

const index = indexLabels(fileLabels(new Map()))
const rowOf = (label: string) => index.get(foldedLabel(label))

test('R-265 the glossary has 25 rows with 30 aliases', () => {
  expect(rows).toHaveLength(25)
  expect(rows.flatMap(({ aliases }) => aliases)).toHaveLength(30)
})

/** The page has a row of this name, and the name of a row comes before the alias of another. */
const namedRow: Readonly<Record<string, string>> = { 'Eget resurspass': 'substitutes-own-resource-shift' }

test.each(rows)('R-265 $id is known by its id, both names and all its aliases', ({ id, names, aliases }) => {
  for (const label of names) expect([label, rowOf(label)]).toEqual([label, id])
  for (const label of aliases) expect([label, rowOf(label)]).toEqual([label, namedRow[label] ?? id])
})

test.each([
  ['Own resource shift', 'own-resource-shift'],
  ['Borrowed resource', 'borrowed-resource'],
  ['Borrowed', 'borrowed-resource'],
  ['Inlånad', 'borrowed-resource'],
  ['Substitute/extra time', 'hourly-substitute'],
  ['Vikarie/extratid', 'hourly-substitute'],
  ['Disabled', 'no-substitute'],
  ['Inaktiverad', 'no-substitute'],
  ['No substitute', 'no-substitute'],
])('R-307 %s is read as the substitute type that it is (A-119)', (label, type) => {
  expect(rowOf(label)).toBe(`substitutes-${type}`)
})

test('R-265 each alias means its row where no row has that name', () => {
  const aliasesAlone = indexLabels([])
  for (const { id, aliases } of rows)
    for (const label of aliases) expect([label, aliasesAlone.get(foldedLabel(label))]).toEqual([label, id])
})
