import type { AnnualWorkers, BudgetAmount, RoomLine, ZoneLine } from '@veckovis/domain'
import { demoUnits } from './demo-organisation'

/** What a unit's budgets are made from; the figures follow by the domain's own functions. */
export type UnitPlan = {
  readonly unit: string
  readonly years: readonly number[]
  readonly isLocked: boolean
  /** Percent */
  readonly efficiency: number
  readonly fullTimeHours: number
  readonly zones: readonly (ZoneLine & { readonly zone: string })[]
  readonly rooms: readonly (RoomLine & { readonly roomType: string })[]
  readonly budgetTypes: readonly BudgetAmount[]
  readonly annualWorkers: AnnualWorkers
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
      { zone: 'Urban area', hours: 1250, period: 'month', quota: 0.95 },
      { zone: 'Service', hours: 260, period: 'month', quota: 1 },
    ],
    rooms: [],
    budgetTypes: [{ type: 'per-hour', amount: 455 }],
    annualWorkers: { 'group-leader': 1, scheduler: 0.5, substitutes: 1.5 },
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
      { roomType: 'Dementia', rooms: 18, quota: 0.72 },
      { roomType: 'Somatic', rooms: 12, quota: 0.62 },
    ],
    budgetTypes: [{ type: 'per-room', amount: 545_000 }],
    annualWorkers: { 'group-leader': 1, scheduler: 0.5, substitutes: 3, buffer: 0.5 },
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
    zones: [{ zone: 'Urban area', hours: 900, period: 'month', quota: 1 }],
    rooms: [],
    budgetTypes: [{ type: 'fixed', amount: 4_900_000 }],
    annualWorkers: { 'group-leader': 0.5, substitutes: 1 },
    meanMonthlyPay: 30_100,
    obUsk: 120_000,
    numberOfStaff: 7,
  },
]
