import type { NeedsBudget } from '@veckovis/contracts/budget'

export const storedNeeds: NeedsBudget = {
  id: 4,
  unitId: 1,
  version: 3,
  year: 2026,
  state: 'saved',
  lockedAt: null,
  name: 'Behov 2026',
  comment: '',
  timeType: 'granted',
  zones: [
    { zone: 'urban-area', hours: 900, period: 'month', quota: 1 },
    { zone: 'countryside', hours: 150, period: 'month', quota: 0.95 },
  ],
  rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.7 }],
  efficiency: 85,
  monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
  fullTimeHours: 37,
  zoneHours: 12_510,
  roomHours: 13_468,
  annualNeededHours: 25_978,
  isLinked: false,
  hasChangeOfNeed: false,
  lockRequest: null,
}
