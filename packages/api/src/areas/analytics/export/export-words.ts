import type { ClientSortField, UnitSortKey, UserSortField, UserStatus } from '@veckovis/contracts/analytics'
import { jobTitleIds } from '@veckovis/domain/access'
import type { Language } from '../../../http/language'

/** What files say, in the language of the request; pages have theirs in their locales. */
type Words = Readonly<Record<Language, string>>

const words = (sv: string, en: string): Words => ({ sv, en })

export const clientHeadings: Readonly<Record<ClientSortField, Words>> = {
  activeUsers: words('Aktiva användare', 'Active users'),
  activeShare: words('Andel aktiva (%)', 'Percentage active'),
  client: words('Kund', 'Client'),
  lastSavedForecast: words('Senast sparad prognos', 'Last saved forecast'),
  logins: words('Antal inloggningar', 'Number of logins'),
  totalUsers: words('Antal användare', 'Total users'),
  units: words('Enheter', 'Units'),
  loginsPerUser: words('Inloggningar per användare', 'Average logins per user'),
  licensed: words('Licens för Analys', 'Licence for Analytics'),
}

export const userHeadings: Readonly<Record<UserSortField, Words>> = {
  client: words('Kund', 'Client'),
  unit: words('Enhet', 'Unit'),
  units: words('Antal enheter', 'Number of units'),
  user: words('Användare', 'User'),
  role: words('Roll', 'Role'),
  lastLogin: words('Senaste inloggning', 'Last login'),
  status: words('Status', 'Status'),
}

export const unitHeadings: Readonly<Record<UnitSortKey, Words>> = {
  client: words('Kund', 'Client'),
  department: words('Avdelning', 'Department'),
  unit: words('Enhet', 'Unit'),
  users: words('Användare', 'Users'),
  activeShare: words('Andel aktiva (%)', 'Percentage active'),
  balanced: words('Budget i balans', 'Budget in balance'),
  targetEfficiency: words('Målvärde för effektivitet', 'Target efficiency'),
  actualEfficiency: words('Faktisk effektivitet', 'Actual efficiency'),
  staffing: words('Bemanningstal per vecka', 'Staffing figure per week'),
  grossStaff: words('Bruttobemanning', 'Gross staff'),
  netStaff: words('Nettobemanning', 'Net staff'),
  grossHours: words('Bruttotimmar', 'Gross hours'),
  grossShare: words('Brutto (%)', 'Gross %'),
  recommendedGross: words('Rekommenderad brutto', 'Recommended gross'),
  absence: words('Frånvaro', 'Absence'),
  substitutes: words('Vikarier', 'Substitutes'),
  hourlySubstitutes: words('Timvikarier', 'Hourly substitutes'),
  ownResourceShift: words('Egna resurspass', 'Own resource shift'),
  cost: words('Kostnad för arbetad tid', 'Cost for worked time'),
  budget: words('Budget', 'Budget'),
  difference: words('Differens', 'Difference'),
  averageGrade: words('Genomsnittlig sysselsättningsgrad', 'Average service grade'),
  averageNeed: words('Genomsnittligt behov per vecka', 'Average need per week'),
  fromTarget: words('Avstånd från målet', 'Distance from target'),
}

export const statusWords: Readonly<Record<UserStatus, Words>> = {
  active: words('Aktiv', 'Active'),
  inactive: words('Inaktiv', 'Inactive'),
  never: words('Aldrig inloggad', 'Never logged in'),
}

/** Job titles by their ids. */
const titleWords: Readonly<Record<number, Words>> = {
  [jobTitleIds.administrator]: words('Administratör', 'Administrator'),
  [jobTitleIds.unitManager]: words('Enhetschef', 'Unit Manager'),
  [jobTitleIds.operationsManager]: words('Verksamhetschef', 'Operations Manager'),
  [jobTitleIds.headOfAdministration]: words('Förvaltningschef', 'Head of Administration'),
  [jobTitleIds.economist]: words('Ekonom', 'Economist'),
  [jobTitleIds.superAdmin]: words('Systemadministratör', 'Super Admin'),
}

/** A job title in words. Throws a RangeError for an id that is none. */
export const titleText = (id: number, language: Language): string => {
  const title = titleWords[id]
  if (title === undefined) throw new RangeError(`${id} is no job title`)
  return title[language]
}

export const exportWords = {
  total: words('Totalt', 'Total'),
  weighted: words('Viktat', 'Weighted'),
  yes: words('Ja', 'Yes'),
  no: words('Nej', 'No'),
  asked: words('Urval', 'Selection'),
  asOf: words('Uppgifter från', 'Figures of'),
  list: words('Lista', 'List'),
  weeks: words('Veckor', 'Weeks'),
  compared: words('Jämfört med', 'Compared with'),
  yearBefore: words('året före', 'the year before'),
  sort: words('Sorterat efter', 'Sorted by'),
  ascending: words('stigande', 'ascending'),
  descending: words('fallande', 'descending'),
  countyId: words('Län', 'County'),
  municipalityId: words('Kommun', 'Municipality'),
  departmentId: words('Avdelning', 'Department'),
  unitId: words('Enhet', 'Unit'),
  role: words('Roll', 'Role'),
  status: words('Status', 'Status'),
  clients: words('Kunder', 'Clients'),
  users: words('Användare', 'Users'),
  units: words('Enheter', 'Units'),
  overview: words('Egna enheter', 'Own units'),
  rows: words('Antal rader', 'Number of rows'),
  keptBack: words(
    'Visas inte där den skulle berätta om färre än fem personer som du inte har rätt att läsa; summorna är utan dem',
    'Not shown where it would tell of fewer than five people whom you may not read; the totals are without them',
  ),
} as const satisfies Readonly<Record<string, Words>>
