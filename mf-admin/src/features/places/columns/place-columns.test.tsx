import type { UnitRow } from '@veckovis/contracts/organisation'
import { addMessages, i18n, type Words } from '@veckovis/platform'
import sv from '../../../../locales/sv.json'
import { tableColumns, titleOf, type PlaceColumn } from './column-kinds'
import { countyColumns, departmentColumns, municipalityColumns, unitColumns } from './place-columns'

addMessages('mf-admin', 'sv', sv)
const fixed = i18n.getFixedT('sv', 'mf-admin')
const t: Words = (key, values = {}) => fixed(key, values)

const inFile = <Row,>(columns: readonly PlaceColumn<Row, string>[]) => columns.map(column => titleOf(column, t)).join()
const inTable = <Row,>(columns: readonly PlaceColumn<Row, string>[]) =>
  tableColumns(columns, { t, onOpen: () => undefined })
    .map(({ title }) => title)
    .join()

test('a file has what the table has, and all names and types by which an import finds a place again', () => {
  const counties = 'Namn,Länskod,Kommuner,Avdelningar,Enheter,Användare,Senaste prognos'
  expect([inTable(countyColumns), inFile(countyColumns)]).toEqual([counties, counties])
  expect([inTable(municipalityColumns), inFile(municipalityColumns)]).toEqual([
    'Namn,Län,Kod,Rast (min),Avdelningar,Enheter,Användare,Senaste prognos',
    'Namn,Typ,Län,Kod,Rast (min),Avdelningar,Enheter,Användare,Senaste prognos',
  ])
  expect([inTable(departmentColumns), inFile(departmentColumns)]).toEqual([
    'Namn,Kommun,Status,Enheter,Användare,Senaste prognos',
    'Namn,Kommun,Län,Status,Enheter,Användare,Senaste prognos',
  ])
  expect([inTable(unitColumns), inFile(unitColumns)]).toEqual([
    'Namn,Avdelning,Status,Användare,Senaste prognos',
    'Namn,Avdelning,Kommun,Län,Status,Användare,Senaste prognos',
  ])
})

test('an open unit in a closed department says so (A-171)', () => {
  const unit: UnitRow = {
    id: 1,
    countyId: 2,
    municipalityId: 3,
    departmentId: 4,
    name: 'Rimbo',
    active: true,
    code: null,
    county: 'Norrlänet',
    municipality: 'Norrköping',
    department: 'Hemtjänst',
    departmentActive: false,
    users: 5,
    latestForecastYear: null,
    version: 1,
  }
  expect(unitColumns.map(({ value }) => value(unit, t))).toEqual([
    'Rimbo',
    'Hemtjänst',
    'Norrköping',
    'Norrlänet',
    'Avdelningen är inaktiv',
    5,
    null,
  ])
})
