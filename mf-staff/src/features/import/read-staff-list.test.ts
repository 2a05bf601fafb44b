import { readStaffList } from './read-staff-list'

const heads =
  'Efternamn;First name;Födelsedatum;Gender;Employed from;Månadslön;Weekly working hours;Aktuell sysselsättningsgrad;Orsak till aktuell grad;Skonummer'
const read = (...rows: string[]) => {
  const list = readStaffList([heads, ...rows].join('\n'))
  if (!list.ok) throw new Error(list.error.code)
  return list.value
}

test('cells in either language become what the server takes; empty ones are left out, other columns told', () => {
  const list = read('Öberg; Åsa ;1985-05-15;Female;;31 500;37,5;0,75;Parental leave;38')
  expect(list).toEqual({
    rows: [
      {
        ...{ line: 2, firstName: 'Åsa', lastName: 'Öberg', birthday: '1985-05-15', gender: 'FEMALE', salary: 31_500 },
        ...{ weeklyHours: 37.5, actualGrade: 0.75, actualReason: 'PARENTAL_LEAVE' },
      },
    ],
    unread: [],
    unknown: ['Skonummer'],
    hiddenRows: 0,
  })
})

test('anyone who has a cell that cannot be read stays out with all rows, each fault at its cell', () => {
  const list = read(
    'Ek;Bo;1979-01-31;Man;;0;;1,2;Heltid som norm;',
    'ek;Bo;1979-01-31;;;28000;;;;',
    'Al;Eva;;hon;igår;;;;;',
    'Sol;Siv;1980-01-01;;;;;;;;',
  )
  expect(list.rows.map(({ lastName }) => lastName)).toEqual(['Sol'])
  expect(list.unread.map(({ lines }) => lines)).toEqual([[2, 3], [4]])
  expect(list.unread.flatMap(({ problems }) => problems.map(({ line, field, code }) => [line, field, code]))).toEqual([
    [2, 'salary', 'zero'],
    [2, 'actualGrade', 'outside-grade'],
    [2, 'actualReason', 'unknown-word'],
    [4, 'gender', 'unknown-word'],
    [4, 'employedFrom', 'not-a-date'],
    [4, 'birthday', 'not-a-date'],
  ])
})

test('a grade may be written as percent, hours and kronor may not', () => {
  const list = read(
    'Öberg;Åsa;1985-05-15;;;;;62 %;;',
    'Al;Bo;1980-01-01;;;;;62,5 %;;',
    'Ek;Bo;1979-01-31;;;50 %;50 %;;;',
  )
  expect(list.rows.map(({ actualGrade }) => actualGrade)).toEqual([0.62])
  expect(list.unread.flatMap(({ problems }) => problems.map(({ field, code }) => [field, code]))).toEqual([
    ['actualGrade', 'too-many-decimals'],
    ['salary', 'other-unit'],
    ['weeklyHours', 'other-unit'],
  ])
})

test.each([
  ['Namn;Lön\na;1', 'columns-missing'],
  ['Efternamn;Förnamn;Födelsedatum;Last name\na;b;c;d', 'columns-twice'],
  ['Efternamn;Förnamn;Födelsedatum', 'no-rows'],
  [`Efternamn;Förnamn;Födelsedatum${'\na;b;1980-01-01'.repeat(1001)}`, 'too-many-rows'],
])('what is no such list is told as a whole (%#)', (text, code) =>
  expect(readStaffList(text)).toMatchObject({ ok: false, error: { code } }),
)
