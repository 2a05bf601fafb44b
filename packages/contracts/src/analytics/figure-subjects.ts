/**
 * Figures of the unit lists that say something of people: a mean of their grades, a share of them who are active. Of few
 * people they are kept back from anyone who may not read the people themselves.
 */
export const figuresOfPeople = ['averageGrade', 'activeShare'] as const
export type FigureOfPeople = (typeof figuresOfPeople)[number]

/**
 * What every number of the answers is about. `plan`: hours and money as the unit's own forecast shows them to the same
 * caller. `count`: of people, units or weeks. `people`: may be kept back. `people-for-all`: about people,
 * in a list for those only who may read everybody.
 * @internal a test asks for each number of each answer
 */
export const figureSubjects = {
  ...{ targetEfficiency: 'plan', actualEfficiency: 'plan', staffing: 'plan', grossStaff: 'plan', netStaff: 'plan' },
  ...{ grossHours: 'plan', grossShare: 'plan', recommendedGross: 'plan', absence: 'plan', substitutes: 'plan' },
  ...{ hourlySubstitutes: 'plan', ownResourceShift: 'plan', cost: 'plan', budget: 'plan', difference: 'plan' },
  ...{ averageNeed: 'plan', balanced: 'plan' },
  ...{ averageGrade: 'people', activeShare: 'people' },
  ...{ loginsPerUser: 'people-for-all', logins: 'people-for-all', activeUsers: 'people-for-all' },
  ...{ active: 'people-for-all', inactive: 'people-for-all', never: 'people-for-all', role: 'people-for-all' },
  ...{ users: 'count', totalUsers: 'count', units: 'count', total: 'count', licensed: 'count' },
  ...{ id: 'count', year: 'count', week: 'count' },
} as const
