import type { DiaryEntry } from '@veckovis/contracts/diary'

/** An absence of five days that waits. */
export const vacation: DiaryEntry = {
  ...{ id: 1, unitId: 1, version: 1, category: 'ABSENCE', status: 'WAITING', title: '', reason: 2, notes: '' },
  staff: { id: 7, firstName: 'Åsa', lastName: 'Öberg', distinction: { kind: 'born', year: 1985 }, isRemoved: false },
  ...{
    from: '2026-08-10',
    to: '2026-08-16',
    weekdays: [1, 2, 3, 4, 5],
    firstDate: '2026-08-10',
    lastDate: '2026-08-14',
  },
  ...{
    days: 5,
    hours: 40,
    perDay: 8,
    perWeek: null,
    times: null,
    substitute: null,
    temporaryHours: 0,
    difference: -40,
  },
  ...{ typeId: null, roomType: null, quantity: null, locationType: null, createdBy: null, decision: null },
  ...{ createdAt: '2026-03-18T08:00:00.000Z', handledAt: null, returnedAfter: null, waitsForYears: [] },
}
