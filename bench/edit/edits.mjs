/** The rows of the details tab that take input, in the order of the page. */
const substitutes = [
  'substitutes-borrowed-resource',
  'substitutes-hourly-substitute',
  'substitutes-filling-time',
  'substitutes-overtime',
  'substitutes-staggered-working-hours',
]
const absences = [1, 2, 3, 4, 5, 6].map(id => `absences-${id}`)
const editable = [...substitutes, ...absences, 'needs-my-forecast']

const weeksInView = 6

/** The edit of that number: another cell than before, hours that never stood there before. */
export const editOf = number => ({
  rowId: editable[number % editable.length],
  week: 1 + ((number * 5) % weeksInView),
  text: String(41 + (number % 89)),
})

/** 12 × 52 cells from the first substitute on: eleven rows that take them and one between that does not. */
export const pasteOf = number => ({
  rowId: substitutes[0],
  rows: [substitutes[0], absences.at(-1)],
  text: Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 52 }, (_, week) => 150 + ((number * 7 + row * 3 + week) % 100)).join('\t'),
  ).join('\n'),
})

/** 60 digits: four into each cell of three columns of five cells. */
export const burst = Array.from({ length: 3 }, (_, column) => ({
  week: column + 2,
  cells: substitutes.map((rowId, row) => ({ rowId, digits: String(1234 + 1111 * ((row + column) % 5) + column) })),
}))
