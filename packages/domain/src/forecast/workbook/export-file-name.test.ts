import { exportFileName, templateFileName } from './export-file-name'

test.each([
  [['Solna', 'Hemtjänst', 'Enhet 1'], 'Prognos-Solna-Hemtjänst-Enhet 1-2026-03-18'],
  [['Åre', 'A/B', 'Ö:"x"?'], 'Prognos-Åre-A_B-Ö__x__-2026-03-18'],
  [[' Solna ', 'a\\b|c', '..\u0000<*>'], 'Prognos-Solna-a_b_c-..____-2026-03-18'],
])('R-277 %j is called %j', ([municipality = '', department = '', unit = ''], name) =>
  expect(exportFileName({ municipality, department, unit }, '2026-03-18')).toBe(name),
)

test('a file to fill in is called by unit and year', () => {
  expect(templateFileName('Ö:1', 2026)).toBe('Prognosmall-Ö_1-2026')
})
