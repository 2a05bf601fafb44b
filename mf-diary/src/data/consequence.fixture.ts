import type { Consequence } from '@veckovis/contracts/diary'

type Figures = Consequence['forecasts'][number]['weeks'][number]['before']

const figures = (ownWeekEfficiency: number, ownMark: Figures['ownMark']): Figures => ({
  efficiency: 100,
  ownWeekEfficiency,
  mark: 'properly-staffed',
  ownMark,
  remaining: 5_000,
})

/** A vacation in week 52: alone it leaves the week properly staffed, with the three others that wait it does not. */
export const weekAlone: Consequence = {
  forecasts: [
    {
      ...{ unitId: 1, unitName: 'Björken', departmentName: 'Norr', year: 2026 },
      weeks: [{ week: 52, before: figures(95.44, 'properly-staffed'), after: figures(100.46, 'properly-staffed') }],
    },
  ],
  waits: [],
}

export const weekTogether: Consequence = {
  ...weekAlone,
  forecasts: weekAlone.forecasts.map(forecast => ({
    ...forecast,
    weeks: forecast.weeks.map(week => ({ ...week, after: figures(119.3, 'understaffed') })),
  })),
  others: { counted: 3, leftOut: 1 },
}
