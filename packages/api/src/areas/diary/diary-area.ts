import { defineJoinedArea } from '../../area'
import { calendarRoutes } from './calendar/calendar-routes'
import { consequenceRoutes } from './deciding/consequence-routes'
import { changeRoutes } from './changing/change-routes'
import { decisionRoutes } from './deciding/decision-routes'
import { holdDiaries, type DiaryNeeds } from './diary-context'
import { hasChangeOfNeeds } from './deciding/change-of-needs'
import { createEntry } from './entries/create-entry'
import { diaryRoutes } from './diary-routes'
import { entryRoutes } from './entries/entry-routes'
import { listRoutesOfDiary } from './lists/list-routes'
import { pendingRoutes } from './pending/pending-routes'
import { proposalRoutes } from './proposing/proposal-routes'
import { reminderRoutes } from './reminding/reminder-routes'

export type { DiaryNeeds } from './diary-context'

export const area = defineJoinedArea({
  service: { hold: holdDiaries, enter: createEntry, hasChangeOfNeeds },
  routesWith: (database, needs: DiaryNeeds) => {
    const services = { database, ...needs }
    return [
      ...diaryRoutes(database),
      ...listRoutesOfDiary(services),
      ...decisionRoutes(services),
      ...consequenceRoutes(services),
      ...entryRoutes(services),
      ...pendingRoutes(services),
      ...changeRoutes(services),
      ...proposalRoutes(services),
      ...reminderRoutes(services),
      ...calendarRoutes(services),
    ]
  },
})
