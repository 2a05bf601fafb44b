import { fileNameOf } from './file-name'

test('a file is called by its list, weeks, what narrows it and the day in Sweden of its figures', () => {
  expect(fileNameOf(['Kunder'], '2026-03-18T08:00:00.000Z')).toBe('Kunder 2026-03-18')
  const narrowed = fileNameOf(['Översikt', 'Åby', 'Året före'], '2026-03-18T23:30:00.000Z', 'Vecka 1–12 2026')
  expect(narrowed).toBe('Översikt, Vecka 1–12 2026, Åby, Året före 2026-03-19')
})
