import { listPlacePaths, placeFinder } from '@veckovis/domain/organisation'
import { listKinds } from './list-kinds'
import { templateOf } from '../files/list-files'
import { readList } from './read-list'
import { withinGrant } from './within-grant'

const findPlace = placeFinder(
  listPlacePaths({
    counties: [
      { id: 1, name: 'Norra länet' },
      { id: 2, name: 'Södra länet' },
    ],
    municipalities: [
      { id: 11, name: 'Åby', countyId: 1 },
      { id: 12, name: 'Åby', countyId: 2 },
      { id: 13, name: 'Ekerö', countyId: 2 },
    ],
    departments: [
      { id: 21, name: 'Hemtjänst', municipalityId: 11 },
      { id: 22, name: 'Hemtjänst', municipalityId: 12 },
      { id: 23, name: 'Boende', municipalityId: 12 },
    ],
    units: [{ id: 31, name: 'Norr', departmentId: 21 }],
  }),
)

const listOf = (kind: keyof typeof listKinds, text: string) => {
  const read = readList(text, listKinds[kind], findPlace)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const requestsOf = (kind: keyof typeof listKinds, text: string) =>
  listOf(kind, text).rows.map(row => (row.request === null ? row.reasons : { ...row.request, requestId: undefined }))
const problemOf = (kind: keyof typeof listKinds, text: string) => {
  const read = readList(text, listKinds[kind], findPlace)
  return read.ok ? undefined : read.error
}

describe('departments', () => {
  test('each row becomes what the dialog of a new department sends', () => {
    const list = 'Län;Kommun;Avdelning;Aktiv\n;Ekerö; Hemtjänst norr ;\nSödra länet;Åby;Natt;nej\n;ekerö;A\u030as;Ja'
    expect(requestsOf('department', list)).toEqual([
      { municipalityId: 13, name: 'Hemtjänst norr', active: true },
      { municipalityId: 12, name: 'Natt', active: false },
      { municipalityId: 13, name: 'Ås', active: true },
    ])
  })

  test('English headings, another order, and a column that nobody knows', () => {
    const list = 'name\tStaff\tmunicipality\tACTIVE\nDay\t12\tEkerö\tyes'
    expect(requestsOf('department', list)).toEqual([{ municipalityId: 13, name: 'Day', active: true }])
    expect(listOf('department', list).unknown).toEqual(['Staff'])
  })

  test('everything that is wrong with a row is named at once', () => {
    const list = [
      'Kommun;Avdelning;Aktiv',
      'Åby;Natt;ja',
      'Lund;;kanske',
      `Ekerö;${'a'.repeat(201)};`,
      'Ekerö;a\u202eb;',
      'Ekerö;Dag;;mer',
      ';Kväll;',
    ].join('\n')
    expect(requestsOf('department', list)).toEqual([
      [{ code: 'place-ambiguous', values: { place: 'Åby' } }],
      [
        { code: 'place-unknown', values: { place: 'Lund' } },
        { code: 'yes-or-no', values: { column: 'active', cell: 'kanske' } },
        { code: 'empty', values: { column: 'name' } },
      ],
      [{ code: 'too-long', values: { column: 'name' } }],
      [{ code: 'hidden-characters', values: { column: 'name' } }],
      [{ code: 'more-cells' }],
      [{ code: 'empty', values: { column: 'municipality' } }],
    ])
  })

  test('the same department twice goes in once, in whatever case or form it is written', () => {
    const list = 'Kommun;Avdelning\nEkerö;Ås\nekerö;A\u030aS \nEkerö;Natt'
    expect(requestsOf('department', list)).toEqual([
      { municipalityId: 13, name: 'Ås', active: true },
      [{ code: 'twice', values: { line: 2 } }],
      { municipalityId: 13, name: 'Natt', active: true },
    ])
  })
})

test('units find their department by as many names above it as it takes', () => {
  const list = [
    'County;Municipality;Department;Unit;Active',
    ';;Boende;Solgläntan;',
    'Norra länet;;Hemtjänst;Norr;no',
    ';Åby;Hemtjänst;Söder;',
    ';Åby;Boende;;',
  ].join('\n')
  expect(requestsOf('unit', list)).toEqual([
    { departmentId: 23, name: 'Solgläntan', code: null, active: true },
    { departmentId: 21, name: 'Norr', code: null, active: false },
    [{ code: 'place-ambiguous', values: { place: 'Åby > Hemtjänst' } }],
    [{ code: 'empty', values: { column: 'name' } }],
  ])
})

test('what is no list of this kind is refused as a whole', () =>
  expect(problemOf('department', 'Kommun;Avdelning;Name\na;b;c')).toEqual({ code: 'columns-twice', columns: ['name'] }))

test.each(Object.values(listKinds))('the template for a $name is such a list, in both languages', kind => {
  for (const language of ['sv', 'en'] as const) {
    const read = readList(templateOf(kind, language), kind, findPlace)
    // Its examples lie in places that nobody has.
    expect(read.ok && read.value.unknown).toEqual([])
    const rows = read.ok ? read.value.rows : []
    expect(rows).toHaveLength(kind.examples(language).length)
    for (const { reasons } of rows)
      expect(new Set(reasons.map(reason => 'code' in reason && reason.code))).toEqual(new Set(['place-unknown']))
  }
})

test('roles that the importer may not give are lowered in what is sent, and the row says so (A-188)', () => {
  const list = listOf(
    'user',
    'E-post;Förnamn;Efternamn;Befattning;Platser\na@prov.example;Maj;Ek;Enhetschef;Norr\nb@prov.example;Bo;Al;;',
  )
  const { rows } = withinGrant(list, roles =>
    roles.map(role => (role.id === 1 ? { ...role, levels: ['WRITE'] as const } : role)),
  )
  const scope = { kind: 'unit', id: 31 }
  expect(rows.map(({ request, remark }) => [request !== null && 'roles' in request && request.roles, remark])).toEqual([
    [[1, 2, 3, 4, 5].map(id => ({ id, levels: ['WRITE'], scope })), 'lowered'],
    [[], undefined],
  ])
})
