import { queryOptions } from '@tanstack/react-query'
import { accountsToDo } from '@veckovis/contracts/people'
import { answered, apiClient, askedOnTheWay } from '@veckovis/platform'

/** How many accounts wait for the person, counted over all places in reach. */
export const accountsToDoQuery = queryOptions({
  queryKey: ['users', 'to-do'],
  queryFn: ({ signal }) => answered(apiClient.get('/user/to-do', accountsToDo, { signal })),
  staleTime: askedOnTheWay,
})

/** The people of one count: those who are active, in the list of users. */
export const peopleToDoPath = (state: 'uninvited' | 'failed' | 'expired'): string =>
  `/users?state=${state}&active=active`
