import type { BudgetAmount, RoomLine, StaffTypeLine, ZoneLine } from '@veckovis/domain/budget'
import { demoUnits } from './demo-organisation'

/** What a unit's budgets are made from; the figures follow by the domain's own functions. */
export type UnitPlan = {
  readonly unit: string
  readonly years: readonly number[]
  readonly isLocked: boolean
  /** Percent */
  readonly efficiency: number
  readonly fullTimeHours: number
  readonly zones: readonly ZoneLine[]
  readonly rooms: readonly RoomLine[]
  readonly budgetTypes: readonly BudgetAmount[]
  readonly staffTypes: readonly StaffTypeLine[]
  readonly meanMonthlyPay: number
  readonly obUsk: number
  readonly numberOfStaff: number
}

export const unitPlans: readonly UnitPlan[] = [
  {
    unit: demoUnits.bergshamra,
    years: [2025, 2026, 2027],
    isLocked: true,
    efficiency: 85,
    fullTimeHours: 37,
    zones: [
      { zone: 'urban-area', hours: 1250, period: 'month', quota: 0.95 },
      { zone: 'service', hours: 260, period: 'month', quota: 1 },
    ],
    rooms: [],
    budgetTypes: [{ type: 'per-hour', amount: 455 }],
    staffTypes: [
      { type: 'group-leader', annualWorkers: 1 },
      { type: 'scheduler', annualWorkers: 0.5 },
      { type: 'substitutes', annualWorkers: 1.5 },
    ],
    meanMonthlyPay: 30_500,
    obUsk: 240_000,
    numberOfStaff: 12,
  },
  {
    unit: demoUnits.solrosen,
    years: [2025, 2026, 2027],
    isLocked: true,
    efficiency: 90,
    fullTimeHours: 37,
    zones: [],
    rooms: [
      { roomType: 'dementia', rooms: 18, quota: 0.72 },
      { roomType: 'somatic', rooms: 12, quota: 0.62 },
    ],
    budgetTypes: [{ type: 'per-room', amount: 545_000 }],
    staffTypes: [
      { type: 'group-leader', annualWorkers: 1 },
      { type: 'scheduler', annualWorkers: 0.5 },
      { type: 'substitutes', annualWorkers: 3 },
      { type: 'buffer', annualWorkers: 0.5 },
    ],
    meanMonthlyPay: 31_200,
    obUsk: 650_000,
    numberOfStaff: 25,
  },
  {
    unit: demoUnits.rasunda,
    years: [2026],
    isLocked: false,
    efficiency: 85,
    fullTimeHours: 37,
    zones: [{ zone: 'urban-area', hours: 900, period: 'month', quota: 1 }],
    rooms: [],
    budgetTypes: [{ type: 'fixed', amount: 4_900_000 }],
    staffTypes: [
      { type: 'group-leader', annualWorkers: 0.5 },
      { type: 'substitutes', annualWorkers: 1 },
    ],
    meanMonthlyPay: 30_100,
    obUsk: 120_000,
    numberOfStaff: 7,
  },
]
